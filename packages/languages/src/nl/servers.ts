import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('nl')

export const servers: Language['servers'] = {
  intro: 'Benaderd sinds deze pagina openging, om wallets te verbinden en te gebruiken.',
  limits: 'Verzoeken van de site zelf, je wallet en inlogvensters staan er niet bij.',
  times: (number: number) => count(number, { one: 'Eén keer', other: '# keer' }),
  lastAt: (time: string) => `Laatste verzoek: ${time}`,
  others: 'Andere servers',
  none: 'Nog geen servers benaderd',
  noneText: 'Servers verschijnen hier zodra ze zijn benaderd.',
  purposes: {
    analytics: 'Gebruiksstatistieken',
    data: 'Accountgegevens en prijzen',
    directory: 'Lijst met wallets',
    feature: 'Functies van deze site',
    history: 'Activiteit',
    images: 'Afbeeldingen',
    names: 'Accountnamen',
    nfts: 'NFT’s',
    node: 'Toegang tot het netwerk',
    relay: 'Verbinding met wallets op telefoons',
    secureSite: 'Inloggen met e-mail of social media',
    swap: 'Wisselprijzen',
    tokens: 'Tokenlijsten',
    walletLibrary: 'Eigen software van een wallet',
  },
}
