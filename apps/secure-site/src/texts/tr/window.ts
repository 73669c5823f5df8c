import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Vazgeç',
  back: 'Geri',
  save: 'Kaydet',
  walletName: 'cüzdan',
  otherWallet: 'Bu başka bir cüzdan. İlkinin e-postasıyla giriş yapın.',
  logInToChange: 'Cüzdanınızı nasıl kurtaracağınızı değiştirmek için yeniden giriş yapın.',

  userAgent: {
    iPhoneOrIPad: 'iPhone veya iPad',
    unknownBrowser: 'bilinmiyor',
    unknownSystem: 'bilinmiyor',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Cüzdanınız',
    evm: 'Ethereum ve diğer EVM ağları',
    solana: 'Solana',
    logins: 'Girişler',
    elsewhere: 'Başka yerde kullanın',
    showWords: 'Bu cüzdanın kelimelerini göster',
    deletion: 'Silme',
    delete: 'Bu cüzdanı sil',
  },

  sessions: {
    thisWindow: 'Bu sitenin penceresi',
    since: (time) => `Başlangıç: ${time}`,
    lastUsed: (time) => `Son kullanım, yaklaşık: ${time}`,
    current: 'Bu cihaz',
    end: 'Çıkış yap',
    endOf: (browser, place) => `Çıkış yap: ${browser}, ${place}`,
    endOthers: 'Diğer her yerden çıkış yap',
    endHere: 'Buradan çıkış yap',
    endHereTitle: 'Buradan çıkış yapılsın mı?',
  },

  devices: {
    title: 'Bir cihaz cüzdanınızı açmak istiyor',
    asked: (time, browser) => `İstek: ${time}. Cihazın kendi beyanı: ${browser}.`,
    askedAt: (time, browser, place) => `İstek: ${time}. Cihazın kendi beyanı: ${browser}, ${place} adresinde.`,
    advice: 'Yalnızca bu kodu önünüzdeki cihazda görüyorsanız onaylayın.',
    approve: 'Onayla',
    approveCode: (code) => `Onayla: ${code}`,
    decline: 'Reddet',
    declineCode: (code) => `Reddet: ${code}`,
    ended: 'Bu istek sona erdi.',
    loginEnded: 'Bu penceredeki girişiniz sona erdi. Yeniden giriş yapın. Burada hiçbir şey silinmedi.',
  },

  deletion: {
    title: 'Bu cüzdan silinsin mi?',
    confirmLabel: (name) => `Onaylamak için ${name} yazın`,
    confirmFirst: (name) => `Onaylamak için ${name} yazın.`,
    warning:
      'Önce her şeyi başka bir cüzdana gönderin. Bunu kimse geri alamaz ve hiçbir cihaz bu cüzdana yeniden giriş yapamaz.',
    meaning:
      'Site, cüzdanınızın kendisindeki parçasını, e-postanızı ve kurtarma yollarınızı siler. Kaydettiğiniz bir kurtarma dosyası, cüzdanı basılı kodu veya parolasıyla yine açar.',
    submit: 'Kalıcı olarak sil',
    doneTitle: 'Cüzdanınız silindi',
    done: 'Bu pencereyi kapatabilirsiniz. Aynı e-postayla giriş yapmak yeni bir cüzdan açar.',
    logIn: 'Giriş yap',
  },

  words: {
    title: 'Bu cüzdanın kelimeleri gösterilsin mi?',
    about:
      'Bu 24 kelimeyle MetaMask veya Phantom gibi başka bir cüzdan aynı hesapları açar. Bu sitenin hiçbir sınırı orada geçerli değildir.',
    warning:
      'Kelimeleri gören, bu cüzdandaki her şeye sonsuza dek sahip olur. Size yardım eden hiç kimsenin onlara ihtiyacı yoktur. Kimseye göstermeyin.',
    needsPasskey: 'Önce “Sınırlar” altında onaylar için bir geçiş anahtarı ekleyin.',
    usePasskey: 'Geçiş anahtarını kullan',
    shownTitle: 'Cüzdanınızın kelimeleri',
    shown: 'Onları bu sırayla not edin. Bu görünümden çıktığınızda kaybolurlar.',
    listLabel: 'Kelimeler',
    done: 'Bitti',
  },
}
