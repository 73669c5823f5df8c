import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Dein eigener Knoten',
    label: (network: string) => `URL eines Knotens von ${network}`,
    hint: 'Sie wird nur auf diesem Gerät gespeichert.',
    use: 'Diesen Knoten verwenden',
    remove: 'Entfernen',
    inUse: (host: string) => `Gelesen wird von ${host}.`,
    failing: (host: string) => `${host} antwortet nicht. Stattdessen wird der Knoten dieser Website verwendet.`,
    problems: {
      url: 'Gib eine URL ein, die mit https:// beginnt.',
      network: (network: string) => `Dieser Knoten gehört nicht zu ${network}.`,
      unreachable: 'Dieser Knoten hat nicht geantwortet. Prüfe die URL und ob er Anfragen von Websites zulässt.',
    },
  },
}
