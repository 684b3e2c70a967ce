/** The category that the contact form starts with, and the subject of a letter in its place (requirements section 2). */
export const presetCategory = 'Local News & Community';

/** The address of the external form with the category preset where the template says `{category}`. */
export function formAddress(template: string): string {
  return template.replaceAll('{category}', encodeURIComponent(presetCategory));
}
