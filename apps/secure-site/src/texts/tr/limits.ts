import type { Texts } from '../texts'

export const limits: Texts['limits'] = {
  title: 'Sınırlar',
  none: 'Cüzdanınız onayladığınızı sınırsız gönderir.',
  perDay: (amount) => `Günde en fazla ${amount}`,
  perDayOfSite: (amount) => `Günde en fazla ${amount}, bu site belirledi`,
  passkeyAbove: (amount) => `${amount} üzerinde geçiş anahtarı`,
  passkeyAboveOfSite: (amount) => `${amount} üzerinde geçiş anahtarı, bu site belirledi`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Alıcılar',
  onlyRecipients: (count) => (count === 1 ? 'Bir adres ve başkası yok' : `${count} adres ve başkası yok`),
  passkey: 'Onaylar için geçiş anahtarı',
  passkeySince: (time) => `Başlangıç: ${time}`,
  newPasskeySince: (time, from) =>
    `Başlangıç: ${time}. Sınırları gevşetmesi ve kelimeleri göstermesi için başlangıç: ${from}`,
  looserFrom: (time) => `Gevşetilen sınırların başlangıcı: ${time}.`,
  keep: 'Sınırları koru',
  set: 'Sınır belirle',
  chooseRecipients: 'Alıcıları seç',
  addPasskey: 'Onaylar için geçiş anahtarı ekle',
  removePasskey: 'Onaylar için geçiş anahtarını kaldır',

  edit: {
    network: 'Ağ',
    perDay: (coin) => `Günde en fazla (${coin})`,
    perDayHint: 'Tokenleri değil, ağın coinini sayar. Sınır olmaması için boş bırakın.',
    passkeyAbove: (coin) => `Bunun üzerinde geçiş anahtarı (${coin})`,
    passkeyAboveHint:
      'Değeri bilinmeyen tokenler ve sözleşmeler için de istenir. Geçiş anahtarı olmaması için boş bırakın.',
    passkeyFirst: 'Önce onaylar için bir geçiş anahtarı ekleyin.',
    notAnAmount: '0.5 gibi bir tutar girin veya alanı boş bırakın.',
  },

  recipientList: {
    about:
      'Cüzdanınız bundan sonra yalnızca bu adreslere gönderir ve başka sözleşme çağırmaz. Token transferinde tokeni alan dikkate alınır.',
    label: 'Adresler, her satıra bir tane',
    hint: 'Borsa gibi kullandığınız sözleşmeleri de yazın. Herkes için boş bırakın.',
    notAnAddress: (typed) => `“${typed}” bir adres değil. Adlar burada kullanılamaz.`,
  },

  loosen: {
    title: 'Sınırlarınız gevşetilsin mi?',
    onlyPasskey:
      'Bu sitede sınırları yalnızca geçiş anahtarınız gevşetir. Onu kaybettiyseniz siteyi işletenler sınırları sizin için gevşetemez.',
    passkeyOrWait: (hours) =>
      `Geçiş anahtarınız sınırları şimdi gevşetir. Onsuz ${hours} saat sonra değişirler ve önce size e-posta göndeririz.`,
    wait: (hours) =>
      `${hours} saat sonra değişirler ve önce size e-posta göndeririz. O zamana kadar sınırları koruyabilirsiniz.`,
    usePasskey: 'Geçiş anahtarını kullan',
    changeIn: (hours) => `${hours} saat sonra değiştir`,
  },
}
