import type { Texts } from '../texts'

export const permissions: Texts['permissions'] = {
  grant: 'Bu sitenin sizin adınıza işlem yapmasına izin ver',
  canSend: 'Bu etkin olduğu sürece site, tekrar sormadan bu kadarını herkese gönderebilir.',
  revoke: 'İzinleri kaldır',
  revoked: 'Bundan sonra site bu izni kullanamaz.',
  rows: {
    reason: 'Neden',
    starts: 'Başlangıç',
    uses: 'Kullanım',
  },
  uses: (count) => `en fazla ${count}; her ücreti hesabınız öder`,
  inTotal: (amount) => `toplamda ${amount}`,
  every: {
    day: (amount, days) => (days === 1 ? `her gün ${amount}` : `her ${days} günde bir ${amount}`),
    hour: (amount, hours) => (hours === 1 ? `her saat ${amount}` : `her ${hours} saatte bir ${amount}`),
    minute: (amount, minutes) => (minutes === 1 ? `her dakika ${amount}` : `her ${minutes} dakikada bir ${amount}`),
    second: (amount, seconds) => (seconds === 1 ? `her saniye ${amount}` : `her ${seconds} saniyede bir ${amount}`),
  },
  errors: {
    expired: 'Bu iznin süresi doldu.',
    feeTooHigh: 'Ağ ücreti, sormadan ödenemeyecek kadar yüksek.',
    maybeSent: 'Yanıt yok, bu yüzden gönderilmiş olabilir ve gönderilmiş sayılır. Önce hesabı kontrol edin.',
    moreThanAllowed: 'Bu, iznin verdiğinden fazla.',
    noneOfSite: 'Bu sitenin bu izni yok.',
    notFound: 'Bu izin mevcut değil.',
    smartAccountOnly: 'Burada yalnızca akıllı hesap izin verebilir.',
    tooExpensive: 'Bu başarısız olurdu veya bir transferden pahalıya mal olurdu.',
    tooMany: 'Bu sitenin çok fazla izni var.',
    transfersOnly: 'İzinler yalnızca transferleri kapsar.',
    unreadable: 'Bu sitenin izinleri okunamadı.',
    usedUp: 'Bu izin, kullanım sınırına ulaştı.',
  },
}
