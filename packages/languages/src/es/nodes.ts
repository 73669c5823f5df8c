import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Tu propio nodo',
    label: (network: string) => `URL de un nodo de ${network}`,
    hint: 'Se guarda solo en este dispositivo.',
    use: 'Usar este nodo',
    remove: 'Quitar',
    inUse: (host: string) => `Leyendo de ${host}.`,
    failing: (host: string) => `${host} no responde. Se usa el nodo de este sitio en su lugar.`,
    problems: {
      url: 'Escribe una URL que empiece por https://.',
      network: (network: string) => `Ese nodo no está en ${network}.`,
      unreachable: 'Ese nodo no respondió. Revisa la URL y que permita solicitudes de sitios web.',
    },
  },
}
