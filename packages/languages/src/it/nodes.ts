import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Il tuo nodo',
    label: (network: string) => `URL di un nodo di ${network}`,
    hint: 'È salvato solo su questo dispositivo.',
    use: 'Usa questo nodo',
    remove: 'Rimuovi',
    inUse: (host: string) => `Lettura da ${host}.`,
    failing: (host: string) => `${host} non risponde. Al suo posto si usa il nodo di questo sito.`,
    problems: {
      url: 'Inserisci un URL che inizia con https://.',
      network: (network: string) => `Quel nodo non è su ${network}.`,
      unreachable: 'Quel nodo non ha risposto. Controlla l’URL e che il nodo accetti richieste dai siti web.',
    },
  },
}
