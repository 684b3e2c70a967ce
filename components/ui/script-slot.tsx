/** An empty element for what the site's own script adds (components/islands/site): React leaves its children alone. */
export const scriptSlot = { dangerouslySetInnerHTML: { __html: '' } };

/** Room for a story's tools, which the script copies from the page's one set. */
export function ToolsRoom() {
  return <span className="tools-room" {...scriptSlot} />;
}
