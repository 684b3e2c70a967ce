/** A post before readers may know of it. */
export const preview = {
  label: 'Preview',
  until: (moment: string) => `Until ${moment}, anyone with this link can see this page.`,
};
