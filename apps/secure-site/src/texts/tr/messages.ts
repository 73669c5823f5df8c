import type { Texts } from '../texts'

export const messages: Texts['messages'] = {
  signBytes: 'Bayt imzala',
  notText: 'Bu metin değil, bu yüzden ne anlama geldiğini gösteremiyoruz.',
  signMessage: 'Mesaj imzala',
  fullMessage: 'Mesajın tamamı',
  signIn: {
    title: 'Giriş yap',
    rows: {
      site: 'Giriş yapılan',
      statement: 'Beyan',
    },
    expired: 'Mesajın süresi doldu.',
    otherAccount: 'Mesaj başka bir hesap belirtiyor.',
    otherNetwork: (network, current) => `Mesaj ${network} ağı için ama siz ${current} ağındasınız.`,
    otherSite: (named, site) =>
      `Bu, girişinizi ${named} sitesine yapar ama isteyen ${site}. Biri orada hesabınızı kullanmaya çalışıyor olabilir.`,
    unnamedSite: (site) =>
      `Bu, girişinizi adını belirtmediği bir siteye yapar ama isteyen ${site}. Biri orada hesabınızı kullanmaya çalışıyor olabilir.`,
  },
  typedData: {
    sign: (type) => `${type} imzala`,
    for: 'Şunun için',
    allFields: (type) => `${type}: tüm alanlar`,
    emptyList: 'boş',
    otherNetwork: (network, current) => `Bu, ${network} ağı için ama siz ${current} ağındasınız.`,
    signatureIsAll: 'İmzanızdan başka bir şey gerekmez. Size tekrar sorulmaz ve ağ ücreti görmezsiniz.',
    canTakeTokens: 'Bu imza, birinin tekrar sormadan sizden token almasına izin verir. Her alanı kontrol edin.',
    canSendTokens: 'Bu imza, bu tokenlerin tekrar sorulmadan hesabınızdan gönderilmesine izin verir.',
    offer: 'Varlıklarınızı satışa sun',
    canTakeOffer:
      'Bu imzaya sahip olan herkes, sunduğunuzu içindeki fiyata alabilir; bu fiyat sıfır olabilir. Her alanı kontrol edin.',
  },
  description: {
    title: 'Açıklamasından',
    rows: {
      contractOf: 'Sözleşmenin sahibi',
      description: 'Açıklama',
      whatItDoes: 'Ne yaptığı',
    },
    noneOfCall: 'Bu çağrı için açıklamamız yok.',
    noneOfMessage: 'Bu mesaj için açıklamamız yok.',
  },
  emailChange: {
    add: 'E-posta ekle',
    change: 'E-postayı değiştir',
    rows: {
      current: 'Şu anki e-posta',
      new: 'Yeni e-posta',
      when: 'Ne zaman',
    },
    codesMayBeSent: 'Cüzdanınızdaki değişiklikleri onaylayan kodlar bu adrese gönderilebilir.',
    canOpenWallet: (email, current) =>
      `${email} adresindeki postayı okuyabilen herkes bu cüzdanı açabilecek ve içindeki her şeyi alabilecek. Siz artık ${current} ile açamayacaksınız.`,
    immediately: 'Her iki koddan hemen sonra',
    afterHours: (hours) => `Her iki koddan ${hours} saat sonra`,
    noticeWithLink:
      'Değişikliği ondan önce durdurmanız için şu anki adresinize bir bağlantı göndereceğiz. Diğer tüm cihazların oturumu kapatılacak.',
    notice: 'Değişiklik hakkında şu anki adresinize e-posta göndereceğiz. Diğer tüm cihazların oturumu kapatılacak.',
  },
}
