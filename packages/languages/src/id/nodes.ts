import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Node Anda sendiri',
    label: (network: string) => `URL node ${network}`,
    hint: 'Hanya disimpan di perangkat ini.',
    use: 'Gunakan node ini',
    remove: 'Hapus',
    inUse: (host: string) => `Membaca dari ${host}.`,
    failing: (host: string) => `${host} tidak merespons. Node situs ini digunakan sebagai gantinya.`,
    problems: {
      url: 'Masukkan URL yang diawali https://.',
      network: (network: string) => `Node itu tidak ada di ${network}.`,
      unreachable:
        'Node itu tidak menjawab. Periksa URL-nya, dan apakah node itu mengizinkan permintaan dari situs web.',
    },
  },
}
