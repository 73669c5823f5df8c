import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('tr')

export const permissions: Texts['permissions'] = {
  grant: 'Bu sitenin sizin adınıza işlem yapmasına izin ver',
  canSend: 'Bu etkinken site, o kadarını tekrar sormadan herkese gönderebilir.',
  revoke: 'İzinleri kaldır',
  revoked: 'Bundan sonra site bu izni kullanamaz.',
  rows: {
    reason: 'Neden',
    starts: 'Başlangıç',
    uses: 'Kullanım',
  },
  uses: (number) => `en fazla ${count(number, { other: '#' })}; her ücreti hesabınız öder`,
  inTotal: (amount) => `Toplamda ${amount}`,
  every: {
    day: (amount, days) => `${days === 1 ? 'Her gün' : `Her ${days} günde`} ${amount}`,
    hour: (amount, hours) => `${hours === 1 ? 'Her saat' : `Her ${hours} saatte`} ${amount}`,
    minute: (amount, minutes) => `${minutes === 1 ? 'Her dakika' : `Her ${minutes} dakikada`} ${amount}`,
    second: (amount, seconds) => `${seconds === 1 ? 'Her saniye' : `Her ${seconds} saniyede`} ${amount}`,
  },
  errors: {
    expired: 'Bu iznin süresi doldu.',
    feeTooHigh: 'Ağ ücreti, sormadan ödenemeyecek kadar yüksek.',
    maybeSent: 'Yanıt yok, bu yüzden gönderilmiş olabilir ve gönderilmiş sayılır. Önce hesabı kontrol edin.',
    moreThanAllowed: 'Bu, iznin verdiğinden fazla.',
    noneOfSite: 'Bu sitenin bu izni yok.',
    notFound: 'Böyle bir izin yok.',
    smartAccountOnly: 'Burada yalnızca akıllı hesap izin verebilir.',
    tooExpensive: 'Bu başarısız olurdu veya bir transferden pahalıya gelirdi.',
    tooMany: 'Bu sitenin çok fazla izni var.',
    transfersOnly: 'İzinler yalnızca transferleri kapsar.',
    unreadable: 'Bu sitenin izinleri okunamadı.',
    usedUp: 'Bu izin kullanım sınırına ulaştı.',
  },
}
