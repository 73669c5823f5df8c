import type { Texts } from '../texts'

export const limits: Texts['limits'] = {
  title: 'Sınırlar',
  none: 'Cüzdanınız, onayladığınızı sınır olmadan gönderir.',
  perDay: (amount) => `Günde en fazla ${amount}`,
  perDayOfSite: (amount) => `Günde en fazla ${amount}, bu site belirledi`,
  passkeyAbove: (amount) => `Geçiş anahtarı, şunun üzerinde: ${amount}`,
  passkeyAboveOfSite: (amount) => `Geçiş anahtarı, şunun üzerinde: ${amount}, bu site belirledi`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Alıcılar',
  onlyRecipients: (count) => (count === 1 ? 'Bir adres, başkası değil' : `${count} adres, başkası değil`),
  passkey: 'Onaylar için geçiş anahtarı',
  passkeySince: (time) => `Başlangıç: ${time}`,
  newPasskeySince: (time, from) =>
    `Başlangıç: ${time}. Sınırları gevşetmeye ve kelimeleri göstermeye başlayacağı zaman: ${from}`,
  looserFrom: (time) => `Gevşetilmiş sınırların başlangıcı: ${time}.`,
  keep: 'Sınırları koru',
  set: 'Sınır belirle',
  chooseRecipients: 'Alıcıları seç',
  addPasskey: 'Onaylar için geçiş anahtarı ekle',
  removePasskey: 'Onaylar için geçiş anahtarını kaldır',

  edit: {
    network: 'Ağ',
    perDay: (coin) => `Günde en fazla (${coin})`,
    perDayHint: 'Tokenleri değil, ağın coinini sayar. Sınır olmaması için boş bırakın.',
    passkeyAbove: (coin) => `Geçiş anahtarı, şunun üzerinde (${coin})`,
    passkeyAboveHint:
      'Değeri bilinmeyen tokenler ve sözleşmeler için de istenir. Geçiş anahtarı istenmemesi için boş bırakın.',
    passkeyFirst: 'Önce onaylar için bir geçiş anahtarı ekleyin.',
    notAnAmount: '0.5 gibi bir tutar girin veya alanı boş bırakın.',
  },

  recipientList: {
    about:
      'Cüzdanınız o zaman yalnızca bu adreslere gönderir ve başka hiçbir sözleşmeyi çağırmaz. Token transferinde, tokeni alan sayılır.',
    label: 'Adresler, her satıra bir tane',
    hint: 'Borsa gibi kullandığınız sözleşmeleri de ekleyin. Herkes için boş bırakın.',
    notAnAddress: (typed) => `“${typed}” bir adres değil. Adlar burada çalışmaz.`,
  },

  loosen: {
    title: 'Sınırlarınız gevşetilsin mi?',
    onlyPasskey:
      'Bu sitede sınırları yalnızca geçiş anahtarınız gevşetir. Onu kaybettiyseniz siteyi işletenler bunları sizin için gevşetemez.',
    passkeyOrWait: (hours) =>
      `Geçiş anahtarınız bunları şimdi gevşetir. O olmadan ${hours} saat sonra değişirler ve önce size e-posta göndeririz.`,
    wait: (hours) => `${hours} saat sonra değişirler ve önce size e-posta göndeririz. O zamana kadar koruyabilirsiniz.`,
    usePasskey: 'Geçiş anahtarını kullan',
    changeIn: (hours) => `${hours} saat sonra değiştir`,
  },
}
