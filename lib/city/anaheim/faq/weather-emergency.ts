import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on weather and emergencies. */
export const weatherEmergency: FaqCategory = {
  name: 'Weather & Emergency Services',
  questions: [
    {
      question: 'How do I sign up for emergency alerts in Anaheim?',
      answer:
        'Register at AlertOC, the county’s notification system, with your address and every way to reach you: cell phone, landline, email and text. Messages go to the neighborhoods concerned, for instance when a wildfire forces an evacuation. Landlines are largely on file already, but a cell phone is tied to an address only if you enter it. The loud federal alerts on cell phones need no sign-up.',
      source: { name: 'AlertOC', href: 'https://alertoc.gov/' },
    },
    {
      question: 'Where can I find the official weather forecast for Anaheim?',
      answer:
        'The National Weather Service office in San Diego, not the one for Los Angeles, forecasts for Orange County and issues its heat, wind, flood and fire weather warnings. Type your ZIP code on its site for a forecast of your part of town. It makes a difference: the canyon and the hills in the east are often windier and hotter than the flatland in the west.',
      source: { name: 'National Weather Service San Diego', href: 'https://www.weather.gov/sgx/' },
    },
    {
      question: 'Can I text 911 in Anaheim?',
      answer:
        'Yes, text to 911 works throughout Orange County, but a call is faster, so call if you can and text if you can’t: because speaking would put you in danger, or because you are deaf or have a speech disability. Start with the exact address and the help you need, in plain words. If you get a message that the text did not go through, make a voice call.',
      source: { name: '911.gov', href: 'https://www.911.gov/' },
    },
    {
      question: 'What are the Santa Ana winds and how do I prepare for them?',
      answer:
        'They are dry winds that blow from the inland deserts toward the coast, mostly from fall to spring, and they speed up in Santa Ana Canyon at the east end of Anaheim. Humidity drops and a small fire can spread within minutes. Before they arrive, tie down garden furniture, clear dry leaves from gutters and yard, and keep the car fueled or charged if you live near brush.',
      source: { name: 'CAL FIRE Ready for Wildfire', href: 'https://readyforwildfire.org/' },
    },
    {
      question: 'How do I find my evacuation route in Anaheim Hills?',
      answer:
        'The city’s Know Your Way page has maps of the evacuation zones and of the main routes out of the hills. Learn the name of your zone, because orders refer to it, and drive two or three ways out in case one is closed. Most plans lead west. In a real fire, follow the police and firefighters on the spot, and leave early if you feel unsafe.',
      source: { name: 'City of Anaheim: Know Your Way', href: 'https://www.anaheim.net/5204/Know-Your-Way' },
    },
    {
      question: 'What should I do during an earthquake?',
      answer:
        'Drop, cover and hold on: get down on hands and knees, crawl under a sturdy table, hold on until the shaking stops. Do not run outside, where glass and masonry fall; in bed, stay there and cover your head with a pillow. Afterward expect aftershocks, and check for gas leaks and damage. The free MyShake app can give some seconds of warning.',
      source: { name: 'Earthquake Country Alliance', href: 'https://www.earthquakecountry.org/' },
    },
    {
      question: 'Is my house in Anaheim in a flood zone?',
      answer:
        'It depends on the parcel. Type the address into the federal Flood Map Service Center to see the zone. Prado Dam and the river channel hold back the Santa Ana River, but heavy rain can still fill streets and creeks, and slopes below burned land can send down mud. Ordinary homeowners insurance does not cover floods; in high-risk zones most lenders require a separate flood policy.',
      source: { name: 'FEMA Flood Map Service Center', href: 'https://msc.fema.gov/' },
    },
    {
      question: 'What do I do if I smell gas at home?',
      answer:
        'Leave at once and take everyone with you. Do not light anything, and do not touch switches or use a phone inside. From a safe distance call 911 or SoCalGas, the gas company here, at 1-800-427-2200. Shut the valve at the meter only if you smell or hear a leak and can do it safely, and leave turning it back on to the company.',
      source: { name: 'SoCalGas', href: 'https://www.socalgas.com/' },
    },
    {
      question: 'Where can I cool off in Anaheim during a heat wave?',
      answer:
        'Public libraries and community centers are air-conditioned and free to sit in, and the city names cooling centers when a heat warning is out. Dial 211 to ask which is nearest and open. Drink water, look in on older neighbors, and never leave a child or a pet in a parked car. Confusion, fainting or a very high temperature is an emergency: call 911.',
      source: { name: 'City of Anaheim', href: 'https://www.anaheim.net/' },
    },
    {
      question: 'How do I check the air quality when there is wildfire smoke?',
      answer:
        'The South Coast Air Quality Management District measures the air in Orange County and posts a map by neighborhood, with forecasts and smoke advisories. When the index turns orange, people with asthma, heart trouble, young children or a pregnancy should cut back outdoors; at red, everyone should. Close the windows, run a filter, and if you must go out, wear a well-fitting N95 mask.',
      source: { name: 'South Coast AQMD', href: 'https://www.aqmd.gov/' },
    },
  ],
};
