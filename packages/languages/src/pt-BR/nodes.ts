import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Seu próprio nó',
    label: (network: string) => `URL de um nó de ${network}`,
    hint: 'Fica guardada só neste dispositivo.',
    use: 'Usar este nó',
    remove: 'Remover',
    inUse: (host: string) => `Lendo de ${host}.`,
    failing: (host: string) => `${host} não responde. O nó deste site está em uso no lugar dele.`,
    problems: {
      url: 'Digite uma URL que comece com https://.',
      network: (network: string) => `Esse nó não está em ${network}.`,
      unreachable: 'Esse nó não respondeu. Verifique a URL e se ele permite solicitações de sites.',
    },
  },
}
