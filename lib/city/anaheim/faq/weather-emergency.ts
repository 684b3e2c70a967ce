import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on weather and emergencies. */
export const weatherEmergency: FaqCategory = {
  name: 'Weather & Emergency Services',
  questions: [
    {
      question: 'How do I sign up for emergency alerts in Anaheim?',
      answer:
        'Register at AlertOC, the county’s emergency notification system, with your address, cellphone, landline and email. You will get messages about emergencies near that address, such as an evacuation. Many landlines are already included, but your cellphone is not tied to an address until you register it. Federal Wireless Emergency Alerts reach cellphones without registration.',
      source: { name: 'AlertOC', href: 'https://alertoc.gov/' },
    },
    {
      question: 'Where can I find the official weather forecast for Anaheim?',
      answer:
        'The National Weather Service office in San Diego covers Orange County. It issues heat, wind, flood and fire weather warnings. Enter your ZIP code on its website for a local forecast. Conditions vary across the city: The canyon and hills in the east are often windier and hotter than the flat areas in the west.',
      source: { name: 'National Weather Service San Diego', href: 'https://www.weather.gov/sgx/' },
    },
    {
      question: 'Can I text 911 in Anaheim?',
      answer:
        'Yes. Text-to-911 works throughout Orange County. Call if you can; a call is faster. Text if you are deaf or hard of hearing, have a speech disability or cannot speak safely. Start with the exact address and the help you need, in plain words. If you get a message that the text was not delivered, call instead.',
      source: { name: '911.gov', href: 'https://www.911.gov/' },
    },
    {
      question: 'What are the Santa Ana winds, and how do I prepare for them?',
      answer:
        'Santa Ana winds are dry winds that blow from the inland deserts toward the coast, mostly from fall to spring. They speed up through Santa Ana Canyon at the east end of Anaheim. Humidity drops and fires spread quickly. Before they arrive, secure patio furniture, clear leaves from gutters and yards, and fuel or charge your car if you live near brush.',
      source: { name: 'Cal Fire: Ready for Wildfire', href: 'https://readyforwildfire.org/' },
    },
    {
      question: 'How do I find my evacuation route in Anaheim Hills?',
      answer:
        'Use the maps on the city’s Know Your Way page. Learn the name of your evacuation zone, because evacuation orders use it. Drive two or three routes out of the area in case one is closed; most lead west. In a fire, follow directions from police and firefighters, and leave early if you feel unsafe.',
      source: { name: 'City of Anaheim: Know Your Way', href: 'https://www.anaheim.net/5204/Know-Your-Way' },
    },
    {
      question: 'What should I do during an earthquake?',
      answer:
        'Drop, cover and hold on. Get down on your hands and knees, get under a sturdy table and hold on until the shaking stops. Do not run outside. If you are in bed, stay there and cover your head with a pillow. Afterward, expect aftershocks and check for injuries, gas leaks and damage. The free MyShake app may give you a few seconds of warning.',
      source: { name: 'Earthquake Country Alliance', href: 'https://www.earthquakecountry.org/' },
    },
    {
      question: 'Is my house in Anaheim in a flood zone?',
      answer:
        'Enter your address at the federal Flood Map Service Center to find out. Prado Dam and the river channel help protect Anaheim from the Santa Ana River, but heavy rain can still flood streets and creeks and cause mudslides below burned slopes. Standard homeowners insurance does not cover floods. In high-risk zones, most lenders require flood insurance.',
      source: { name: 'FEMA Flood Map Service Center', href: 'https://msc.fema.gov/' },
    },
    {
      question: 'What do I do if I smell gas at home?',
      answer:
        'Leave right away and take everyone with you. Do not light anything, turn switches on or off or use a phone inside. From a safe distance, call 911 or SoCalGas at 800-427-2200. Shut off the gas at the meter only if you smell or hear a leak and can do so safely. Only the gas company should turn it back on.',
      source: { name: 'SoCalGas', href: 'https://www.socalgas.com/' },
    },
    {
      question: 'Where can I cool off in Anaheim during a heat wave?',
      answer:
        'Public libraries and community centers are air-conditioned and free, and the city announces cooling centers during heat warnings. Call 211 to find one that is open. Drink water, check on older neighbors, and never leave a child or pet in a parked car. If someone is confused, faints or has a very high body temperature, call 911.',
      source: { name: 'City of Anaheim', href: 'https://www.anaheim.net/' },
    },
    {
      question: 'How do I check the air quality when there is wildfire smoke?',
      answer:
        'The South Coast Air Quality Management District posts a map of current air quality by neighborhood, with forecasts and smoke advisories. When the air quality index is orange, children, older adults, pregnant people and people with heart or lung disease should limit outdoor activity. When it is red, everyone should. When it is purple or maroon, stay indoors. Close windows, run an air filter and, if you must go out, wear a well-fitting N95 mask.',
      source: { name: 'South Coast AQMD', href: 'https://www.aqmd.gov/' },
    },
  ],
};
