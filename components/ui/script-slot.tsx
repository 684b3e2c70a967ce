/** Props of an empty element that the site's script fills (components/islands/site). React ignores its children. */
export const scriptSlot = { dangerouslySetInnerHTML: { __html: '' } };

/** Placeholder for a story's tools, which the script copies from the page's template. */
export function ToolsSlot() {
  return <span className="tools-room" {...scriptSlot} />;
}
