import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Votre propre nœud',
    label: (network: string) => `URL d’un nœud de ${network}`,
    hint: 'Elle est conservée sur cet appareil uniquement.',
    use: 'Utiliser ce nœud',
    remove: 'Retirer',
    inUse: (host: string) => `Lecture depuis ${host}.`,
    failing: (host: string) => `${host} ne répond pas. Le nœud de ce site est utilisé à la place.`,
    problems: {
      url: 'Saisissez une URL qui commence par https://.',
      network: (network: string) => `Ce nœud n’est pas sur ${network}.`,
      unreachable: 'Ce nœud n’a pas répondu. Vérifiez l’URL et qu’il accepte les requêtes des sites web.',
    },
  },
}
