/** The form's category, and the email's subject without a form (requirements section 2). */
export const presetCategory = 'Local News & Community';

export function formAddress(template: string): string {
  return template.replaceAll('{category}', encodeURIComponent(presetCategory));
}
