/** Ads, and the texts in unsold slots. */
export const ads = {
  label: 'Advertisement',
  paidBy: (sponsor: string) => `Advertisement · Paid for by ${sponsor}`,
  frame: 'Message from an advertiser',
  findOut: 'Find out more',
  advertise: {
    title: 'Reach your neighbors here',
    text: 'This space is available to local businesses. Contact us for rates.',
    action: 'Advertise here',
  },
  banner: 'Banner space, 970 by 250 pixels',
  give: {
    title: 'Give locally',
    text: (charity: string) => `We placed this ad. ${charity} receives all donations.`,
    action: 'Donate Now',
  },
};
