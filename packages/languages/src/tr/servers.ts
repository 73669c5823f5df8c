import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('tr')

export const servers: Language['servers'] = {
  intro: 'Cüzdanları bağlamak ve kullanmak için bu sayfa açıldığından beri bağlanılanlar.',
  limits: 'Sitenin kendisinin, cüzdanınızın ve giriş pencerelerinin istekleri listelenmez.',
  times: (number: number) => count(number, { one: 'Bir kez', other: '# kez' }),
  lastAt: (time: string) => `Son istek: ${time}`,
  others: 'Diğer sunucular',
  none: 'Henüz hiçbir sunucuya bağlanılmadı',
  noneText: 'Sunucular, bağlanıldığında burada görünür.',
  purposes: {
    analytics: 'Kullanım istatistikleri',
    data: 'Hesap verileri ve fiyatlar',
    directory: 'Cüzdan listesi',
    feature: 'Bu sitenin özellikleri',
    history: 'Etkinlik',
    images: 'Görseller',
    names: 'Hesap adları',
    nfts: 'NFT’ler',
    node: 'Ağ erişimi',
    relay: 'Telefon cüzdanlarıyla bağlantı',
    secureSite: 'E-posta veya sosyal hesapla giriş',
    swap: 'Takas fiyatları',
    tokens: 'Token listeleri',
    walletLibrary: 'Bir cüzdanın kendi yazılımı',
  },
}
