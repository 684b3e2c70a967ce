import type { Catalog } from '@/lib/messages/en';

export const switchboard: Catalog['switchboard'] = {
  in: (city) => `A quién llamar en ${city}`,
  sentence: (city) =>
    `Teléfonos de servicios de la ciudad y del condado en ${city}, según lo que necesite, cada uno con su fuente y el día en que se confirmó por última vez.`,
  keywords: (city) => [`teléfonos de ${city}`, `servicios de la ciudad de ${city}`],
  needs: 'Necesidades',
  source: 'Fuente:',
  checked: 'verificado el',
  unconfirmed: (month) => `Número sin confirmar desde ${month}`,
  see: 'consulte',
  cityPage: 'la página de la ciudad',
  languages: 'Decimos en qué idiomas contestan donde lo hemos confirmado.',
  wrong: 'Los números cambian. Si uno no es correcto,',
  tellUs: 'avísenos',
  when: 'Basura sin recoger, un bache, un perro suelto, una crisis:',
  whoIn: (city) => `A quién llamar en ${city}`,
};
