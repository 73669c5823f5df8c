import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Cüzdanınızı açın',
  about: (site) => `Cihazları onaylamak ve kurtarmayı ayarlamak için ${site} adresinde giriş yapın.`,
  email: 'E-posta',
  continue: 'Devam',
  continueWith: (provider) => `${provider} ile devam et`,
  restore: 'Bir cüzdanı kurtarma dosyasından geri yükle',
  cancel: 'Vazgeç',
  checkAddress: (site) =>
    `Adres çubuğunda ${site} yazdığını kontrol edin. Kurtarma kodunuzu veya parolanızı başka hiçbir yere girmeyin. Farcaster ile açtığınız bir cüzdan henüz burada açılamaz.`,
  startWithEmail: 'E-postanızla başlayın.',
  moment: 'Bir dakika',

  captcha: {
    title: 'E-posta göndermeden önce bir kontrol',
    frame: 'Botlara karşı kontrol',
    first: (email) => `Bot olmadığınızı gösterin. Sonra ${email} adresine e-posta göndeririz.`,
    again: (email) => `Bu kontrol kabul edilmedi. Bir kez daha deneyin. Sonra ${email} adresine e-posta göndeririz.`,
    notLoaded: (host) =>
      `Botlara karşı kontrol yüklenmedi. Bağlantınızı kontrol edin, engelleyicinizde ${host} için izin verin ve tekrar deneyin.`,
    failed: 'Botlara karşı kontrol başarılı olmadı. Daha sonra tekrar deneyin.',
    oldFrame: 'Güvenli sitenin bu sayfası eski. Yenileyip tekrar deneyin.',
    oldWindow: 'Bu sayfa eski. Yenileyip tekrar deneyin.',
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
      `Onu yalnızca adres çubuğunda ${host} yazan bir pencereye girin, asla başka bir sayfaya girmeyin.`,
    enterBothOnlyAt: (host) =>
      `İkisini de yalnızca adres çubuğunda ${host} yazan bir pencereye girin, asla başka bir sayfaya girmeyin.`,
    open: 'Kodu penceremizde gir',
    openAgain: 'Pencereyi tekrar aç',
    openHere: 'Bu sayfada aç',
    opened: 'Penceremizde devam edin. Bu sayfa otomatik olarak güncellenecek.',
    blocked: 'Pencere açılmadı mı? Bu site için açılır pencerelere izin verin veya onu bu sayfada açın.',
    sending: 'Kod gönderiliyor',
    onlyInWindow: (host) => `Onu yalnızca ${host} penceresine girin, asla başka bir sitenin sayfasına girmeyin.`,
  },

  code: {
    title: 'Kodu girin',
    label: 'Kod',
    sent: (email) => `${email} adresine altı haneli bir kod gönderdik.`,
    submit: 'Giriş yap',
    resend: 'Yeni kod gönder',
    resendIn: (seconds) => `${seconds} sn sonra yeni kod gönder`,
    site: 'Site',
    device: 'Cihaz',
    started: 'Başlangıç',
    onlyIfYours:
      'Kodu yalnızca bunu kendiniz, bu sitede ve bu cihazda başlattıysanız girin. Bunu kim başlattıysa o giriş yapmış olur.',
    checkAddress: (site) =>
      `Adres çubuğunda ${site} yazdığını kontrol edin. Kodu başka hiçbir yere girmeyin ve kimseye vermeyin.`,
    asking: 'Girişiniz sorgulanıyor.',
    stuckTitle: 'Bu giriş devam edemiyor',
    stuck: 'Başladığınız sayfaya dönün ve orada yeniden giriş yapın.',
    noneTitle: 'Burada giriş yok',
    none: 'Bu pencereyi bizim bir sayfamız açmadı, bu yüzden kod kabul etmez.',
    noneAdvice: 'Giriş yapıyorsanız başladığınız sayfaya dönün ve “Bu sayfada aç” seçeneğini seçin.',
    doneTitle: 'Giriş yaptınız',
    goBack: (host) => `${host} sitesine dönün.`,
    goBackOrClose: (host) => `${host} sitesine dönün. Bu pencereyi kapatabilirsiniz.`,
    goBackButton: (host) => `${host} sitesine dön`,
  },

  change: {
    oldTitle: 'Şu anki e-postanızı onaylayın',
    newTitle: 'Yeni e-postanızı onaylayın',
    confirm: 'Onayla',
    submit: 'E-postayı değiştir',
    newEmail: 'Yeni e-posta',
    onlyIfYours: (email) => `Kodu yalnızca bu cüzdanı bundan böyle ${email} ile açmak istiyorsanız girin.`,
    asking: 'Değişikliğiniz sorgulanıyor.',
    stuckTitle: 'Bu değişiklik devam edemiyor',
    stuck: 'E-postanız değişmedi. Başladığınız sayfaya dönün ve orada tekrar deneyin.',
    noneTitle: 'Burada değişiklik yok',
    noneAdvice: 'E-postanızı değiştiriyorsanız başladığınız sayfaya dönün ve “Bu sayfada aç” seçeneğini seçin.',
    changedTitle: 'E-postanız değişti',
    changed: (email) => `Bu cüzdanı artık ${email} ile açıyorsunuz.`,
    willChangeTitle: 'E-postanız değişecek',
    willChange: (time, email) =>
      `Şu zamandan itibaren bu cüzdanı ${email} ile açarsınız: ${time}. Şu anki adresinize bunu durdurmak için bir bağlantı gönderdik.`,
  },

  social: {
    over: 'Bu giriş artık geçerli değil. Yeniden başlayın.',
    notBegunHere: 'Bu giriş burada başlamadı veya çok uzun sürdü. Yeniden başlayın.',
    notSignedIn: 'Giriş yapılmadı. Tekrar deneyin.',
    notLoggedIn: 'Giriş yapılmadı. Tekrar deneyin veya başka bir yolla giriş yapın.',
  },

  newWallet: {
    title: 'Yeni bir cüzdan başlatılsın mı?',
    lostTitle: 'Bu site cüzdanınızı kaybetti',
    noneTitle: 'Bu giriş için henüz cüzdan yok',
    meaning: 'Yeni bir cüzdanın adresleri farklıdır ve öncekindekilerin hiçbiri onda yoktur.',
    noneMeaning:
      'Bir cüzdanınız varsa onun için başka bir giriş kullanıyor olabilirsiniz veya bu site onu kaybetmiş olabilir. Yeni bir cüzdanın adresleri farklıdır ve sizinkindekilerin hiçbiri onda yoktur.',
    start: 'Yeni bir cüzdan başlat',
    restore: 'Kurtarma dosyasından geri yükle',
    logInOtherwise: 'Başka bir yolla giriş yap',
  },
}
