/** The preview of an unpublished post. */
export const preview = {
  label: 'Preview',
  until: (moment: string) => `Until ${moment}, anyone with this link can see this page.`,
};
