import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Je eigen node',
    label: (network: string) => `URL van een node van ${network}`,
    hint: 'Alleen bewaard op dit apparaat.',
    use: 'Gebruik deze node',
    remove: 'Verwijderen',
    inUse: (host: string) => `Er wordt gelezen van ${host}.`,
    failing: (host: string) => `${host} reageert niet. In plaats daarvan wordt de node van deze site gebruikt.`,
    problems: {
      url: 'Voer een URL in die met https:// begint.',
      network: (network: string) => `Die node hoort niet bij ${network}.`,
      unreachable: 'Die node heeft niet geantwoord. Controleer de URL en of de node verzoeken van websites toestaat.',
    },
  },
}
