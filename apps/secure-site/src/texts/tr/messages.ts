import type { Texts } from '../texts'

export const messages: Texts['messages'] = {
  signBytes: 'Baytları imzala',
  notText: 'Bu metin değil, bu yüzden ne anlama geldiğini gösteremiyoruz.',
  signMessage: 'Mesajı imzala',
  fullMessage: 'Mesajın tamamı',
  signIn: {
    title: 'Giriş yap',
    rows: {
      site: 'Giriş yapılan site',
      statement: 'Beyan',
    },
    expired: 'Mesajın süresi doldu.',
    otherAccount: 'Mesajda başka bir hesap belirtiliyor.',
    otherNetwork: (network, current) => `Mesaj ${network} ağı için ama siz ${current} ağındasınız.`,
    otherSite: (named, site) =>
      `Bu, ${named} sitesine girişinizi yapar ama isteyen ${site}. Biri oradaki hesabınızı kullanmaya çalışıyor olabilir.`,
    unnamedSite: (site) =>
      `Bu, adı belirtilmeyen bir siteye girişinizi yapar ama isteyen ${site}. Biri oradaki hesabınızı kullanmaya çalışıyor olabilir.`,
  },
  typedData: {
    sign: (type) => `İmzala: ${type}`,
    for: 'Şunun için',
    allFields: (type) => `Tüm alanlar: ${type}`,
    emptyList: 'boş',
    otherNetwork: (network, current) => `Bu, ${network} ağı için ama siz ${current} ağındasınız.`,
    signatureIsAll: 'Gereken tek şey imzanızdır. Size tekrar sorulmaz ve ağ ücreti görmezsiniz.',
    canTakeTokens: 'Bu imza, birinin tekrar sormadan sizden token almasını sağlar. Her alanı kontrol edin.',
    canSendTokens: 'Bu imza, bu tokenlerin tekrar sorulmadan hesabınızdan gönderilmesini sağlar.',
    offer: 'Varlıklarınızı satışa sun',
    canTakeOffer:
      'Bu imzaya sahip olan herkes, sunduğunuzu imzadaki fiyata alabilir; bu fiyat sıfır olabilir. Her alanı kontrol edin.',
  },
  description: {
    title: 'Açıklamasından',
    rows: {
      contractOf: 'Sözleşmenin sahibi',
      description: 'Açıklama',
      whatItDoes: 'Ne yapar',
    },
    noneOfCall: 'Bu çağrının açıklaması bizde yok.',
    noneOfMessage: 'Bu mesajın açıklaması bizde yok.',
  },
  emailChange: {
    add: 'E-posta ekle',
    change: 'E-postanızı değiştir',
    rows: {
      current: 'Şu anki e-posta',
      new: 'Yeni e-posta',
      when: 'Ne zaman',
    },
    codesMayBeSent: 'Cüzdanınızdaki değişiklikleri onaylayan kodlar bu adrese gönderilebilir.',
    canOpenWallet: (email, current) =>
      `${email} adresindeki postaları okuyabilen herkes bu cüzdanı açıp içindeki her şeyi alabilecek. Artık bu cüzdanı ${current} ile açamayacaksınız.`,
    immediately: 'Her iki koddan hemen sonra',
    afterHours: (hours) => `Her iki koddan ${hours} saat sonra`,
    noticeWithLink:
      'Şu anki adresinize, değişikliği o zamandan önce durdurmak için bir bağlantı göndereceğiz. Diğer tüm cihazlardan çıkış yapılacak.',
    notice: 'Şu anki adresinize değişiklikle ilgili bir e-posta göndereceğiz. Diğer tüm cihazlardan çıkış yapılacak.',
  },
}
