import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Kendi düğümünüz',
    label: (network: string) => `${network} düğümünün URL’si`,
    hint: 'Yalnızca bu cihazda saklanır.',
    use: 'Bu düğümü kullan',
    remove: 'Kaldır',
    inUse: (host: string) => `${host} üzerinden okunuyor.`,
    failing: (host: string) => `${host} yanıt vermiyor. Yerine bu sitenin düğümü kullanılıyor.`,
    problems: {
      url: 'https:// ile başlayan bir URL girin.',
      network: (network: string) => `Bu düğüm ${network} ağında değil.`,
      unreachable:
        'Bu düğüm yanıt vermedi. URL’yi ve düğümün web sitelerinden gelen isteklere izin verdiğini kontrol edin.',
    },
  },
}
