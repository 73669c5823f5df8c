import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Cüzdanınızı açın',
  about: (site) => `Cihazları onaylamak ve kurtarmayı ayarlamak için ${site} adresinde giriş yapın.`,
  email: 'E-posta',
  continue: 'Devam',
  continueWith: (provider) => `${provider} ile devam et`,
  restore: 'Cüzdanı kurtarma dosyasından geri yükle',
  cancel: 'Vazgeç',
  checkAddress: (site) =>
    `Adres çubuğunda ${site} yazdığını kontrol edin. Kurtarma kodunuzu veya parolanızı başka hiçbir yere girmeyin. Farcaster ile açtığınız bir cüzdan henüz burada açılamıyor.`,
  startWithEmail: 'E-postanızla başlayın.',
  moment: 'Bir an',

  captcha: {
    title: 'Size e-posta göndermeden önce bir kontrol',
    frame: 'Bot kontrolü',
    first: (email) => `Bot olmadığınızı gösterin. Sonra ${email} adresine e-posta göndeririz.`,
    again: (email) => `Bu kontrol kabul edilmedi. Bir kez daha deneyin. Sonra ${email} adresine e-posta göndeririz.`,
    notLoaded: (host) =>
      `Bot kontrolü yüklenmedi. Bağlantınızı kontrol edin, engelleyicinizde ${host} adresine izin verin ve tekrar deneyin.`,
    failed: 'Bot kontrolü başarılı olmadı. Daha sonra tekrar deneyin.',
    oldFrame: 'Güvenli sitenin bu sayfası eski. Sayfayı yenileyip tekrar deneyin.',
    oldWindow: 'Bu sayfa eski. Sayfayı yenileyip tekrar deneyin.',
    cancelled: 'E-posta gönderilmedi.',
  },

  link: {
    title: 'Bu cihazı onaylayın',
    sentFromFrame: (email) => `${email} adresine bir bağlantı gönderdik. Burada devam etmek için onu açın.`,
    sent: (email) => `${email} adresine bir bağlantı gönderdik. Bu cihazı onaylamak için onu açın.`,
  },

  frame: {
    title: 'E-postanıza bakın',
    secondCode: (email) => `Ondan sonra ${email} adresine bir tane daha göndeririz.`,
    enterOnlyAt: (host) =>
      `Yalnızca adres çubuğunda ${host} yazan bir pencerede girin, asla başka bir sayfada girmeyin.`,
    enterBothOnlyAt: (host) =>
      `İkisini de yalnızca adres çubuğunda ${host} yazan bir pencerede girin, asla başka bir sayfada girmeyin.`,
    open: 'Kodu penceremizde gir',
    openAgain: 'Pencereyi tekrar aç',
    openHere: 'Bu sayfada aç',
    opened: 'Penceremizde devam edin. Bu sayfa otomatik olarak güncellenecek.',
    blocked: 'Pencere açılmadı mı? Bu site için açılır pencerelere izin verin veya bu sayfada açın.',
    sending: 'Kod gönderiliyor',
    onlyInWindow: (host) => `Yalnızca ${host} penceresinde girin, asla başka bir sitenin sayfasında girmeyin.`,
  },

  code: {
    title: 'Kodu girin',
    label: 'Kod',
    sent: (email) => `${email} adresine 6 haneli bir kod gönderdik.`,
    submit: 'Giriş yap',
    resend: 'Yeni kod gönder',
    resendIn: (seconds) => `Yeni kod göndermeye ${seconds} sn kaldı`,
    site: 'Site',
    device: 'Cihaz',
    started: 'Başlangıç',
    onlyIfYours:
      'Kodu yalnızca bunu bu sitede ve cihazda kendiniz başlattıysanız girin. Kim başlattıysa o giriş yapmış olur.',
    checkAddress: (site) =>
      `Adres çubuğunda ${site} yazdığını kontrol edin. Kodu başka hiçbir yere girmeyin ve kimseye vermeyin.`,
    asking: 'Girişiniz soruluyor.',
    stuckTitle: 'Bu girişe devam edilemiyor',
    stuck: 'Başladığınız sayfaya dönün ve orada yeniden giriş yapın.',
    noneTitle: 'Burada bir giriş yok',
    none: 'Bu pencereyi hiçbir sayfamız açmadı, bu yüzden kod almıyor.',
    noneAdvice: 'Giriş yapıyorsanız başladığınız sayfaya dönün ve “Bu sayfada aç” seçeneğini seçin.',
    doneTitle: 'Giriş yaptınız',
    goBack: (host) => `${host} sayfasına dönün.`,
    goBackOrClose: (host) => `${host} sayfasına dönün. Bu pencereyi kapatabilirsiniz.`,
    goBackButton: (host) => `${host} sayfasına dön`,
  },

  change: {
    oldTitle: 'Şu anki e-postanızı onaylayın',
    newTitle: 'Yeni e-postanızı onaylayın',
    confirm: 'Onayla',
    submit: 'E-postayı değiştir',
    newEmail: 'Yeni e-posta',
    onlyIfYours: (email) => `Kodu yalnızca bu cüzdanı bundan sonra ${email} ile açmak istiyorsanız girin.`,
    asking: 'Değişikliğiniz soruluyor.',
    stuckTitle: 'Bu değişikliğe devam edilemiyor',
    stuck: 'E-postanız değişmedi. Başladığınız sayfaya dönün ve orada tekrar deneyin.',
    noneTitle: 'Burada bir değişiklik yok',
    noneAdvice: 'E-postanızı değiştiriyorsanız başladığınız sayfaya dönün ve “Bu sayfada aç” seçeneğini seçin.',
    changedTitle: 'E-postanız değişti',
    changed: (email) => `Bu cüzdanı artık ${email} ile açıyorsunuz.`,
    willChangeTitle: 'E-postanız değişecek',
    willChange: (time, email) =>
      `Bu cüzdanı ${email} ile açacağınız zaman: ${time}. Şu anki adresinize bunu durdurmak için bir bağlantı gönderdik.`,
  },

  social: {
    over: 'Bu giriş artık geçerli değil. Yeniden başlayın.',
    notBegunHere: 'Bu giriş burada başlamadı veya çok uzun sürdü. Yeniden başlayın.',
    notSignedIn: 'Giriş yapılmadı. Tekrar deneyin.',
    notLoggedIn: 'Giriş yapılmadı. Tekrar deneyin veya başka bir yolla giriş yapın.',
  },

  newWallet: {
    title: 'Yeni cüzdan başlatılsın mı?',
    lostTitle: 'Bu site cüzdanınızı kaybetti',
    noneTitle: 'Bu giriş için henüz cüzdan yok',
    meaning: 'Yeni cüzdanın adresleri başkadır ve öncekinin tuttuğu hiçbir şey onda yoktur.',
    noneMeaning:
      'Bir cüzdanınız varsa onun için başka bir giriş kullanıyor olabilirsiniz veya bu site onu kaybetmiştir. Yenisinin adresleri başkadır ve sizinkinin tuttuğu hiçbir şey onda yoktur.',
    start: 'Yeni cüzdan başlat',
    restore: 'Kurtarma dosyasından geri yükle',
    logInOtherwise: 'Başka bir yolla giriş yap',
  },
}
