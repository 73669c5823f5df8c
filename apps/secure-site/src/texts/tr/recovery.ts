import type { Texts } from '../texts'

const YOURS = { code: 'basılı kodunuz', password: 'parolanız', passkey: 'geçiş anahtarınız' } as const

interface CodeSize {
  readonly groups: number
  readonly characters: number
}

const describeSize = ({ groups, characters }: CodeSize) =>
  `Bir kurtarma kodunda, her biri ${characters} karakterden oluşan ${groups} grup vardır.`

export const recovery: Texts['recovery'] = {
  title: 'Kurtarma',
  none: 'Kendinize ait bir kurtarma yolunuz yok. Siz bir tane ekleyene kadar bu siteyi işletenler cüzdanınızın yedek bir parçasını tutar ve sizin yerinize giriş yapabilen onu açabilir.',
  firstWay:
    'Bu yolu eklediğinizde site, cüzdanınızın yedek parçasını siler. O andan itibaren cüzdanı yeni bir cihazda açmak için buna veya cihazlarınızdan birine ihtiyacınız olur: başka hiç kimse size yardım edemez.',
  ways: { code: 'Basılı kod', password: 'Parola', passkey: 'Geçiş anahtarı' },
  added: (time) => `Eklendi: ${time}`,
  addCode: 'Basılı kod ekle',
  addPassword: 'Parola ekle',
  addPasskey: 'Geçiş anahtarı ekle',
  usePasskey: 'Geçiş anahtarını kullan',
  saveFile: 'Kurtarma dosyasını kaydet',

  removal: {
    label: 'Kaldır',
    labels: {
      code: (time) => `Kaldır: Basılı kod, Eklendi: ${time}`,
      password: (time) => `Kaldır: Parola, Eklendi: ${time}`,
      passkey: (time) => `Kaldır: Geçiş anahtarı, Eklendi: ${time}`,
    },
    titles: {
      code: 'Bu basılı kod kaldırılsın mı?',
      password: 'Bu parola kaldırılsın mı?',
      passkey: 'Bu geçiş anahtarı kaldırılsın mı?',
    },
    added: (time) => `Eklendi: ${time}.`,
    meaning:
      'Site onu unutur. Bir kopyası tehlikeli olmaya devam eder: ona sahip olan ve sizin yerinize giriş yapabilen, cüzdanınızı yine açabilir.',
  },

  logout: {
    withoutWays: 'Bu pencere, cüzdanınızın kendisindeki parçasını unutur. Bir giriş, cüzdanı yeniden açar.',
    withWays: (ways) =>
      `Bu pencere, cüzdanınızın kendisindeki parçasını unutur. Cüzdanı burada yeniden açmak için ${ways.map((way) => YOURS[way]).join(' veya ')} ya da başka bir cihaz gerekir.`,
  },

  newCode: {
    title: 'Bu kodu yazdırın veya yazın',
    about:
      'Bu kodla cüzdanınızı yeni bir cihazda açarsınız. Site kodu saklamaz. Koda ve e-postanıza sahip olan, cüzdanınızı açabilir.',
    listLabel: 'Kurtarma kodu',
    print: 'Yazdır',
    aboutFile:
      'Kod ve bu dosyayla, bu site artık var olmasa bile cüzdanı açarsınız. Dosya tek başına hiçbir şeyi açmaz.',
    stored: 'Sakladım',
    checkTitle: 'Kodunuzun iki grubunu yazın',
    group: (group) => `${group}. grup`,
    groupDiffers: (group) => `${group}. grup eşleşmiyor. Sakladığınızla karşılaştırın.`,
    submit: 'Bu kodu ekle',
  },

  newPassword: {
    title: 'Bir kurtarma parolası seçin',
    about:
      'Parola, cüzdanınızın bu sitede saklanan bir parçasını korur. Parolayı bilen ve e-postanızı okuyabilen, cüzdanınızı açabilir.',
    label: 'Parola',
    hint: (least) => `En az ${least} karakter. Hiç kimse sıfırlayamaz.`,
    repeat: 'Parolayı tekrarlayın',
    differ: 'İki parola farklı.',
    continue: 'Devam',
    aboutFile:
      'Parola ve bu dosyayla, bu site artık var olmasa bile cüzdanı açarsınız. Dosyaya sahip olan, parolayı tahmin etmeye çalışabilir.',
    submit: 'Bu parolayı ekle',
  },

  newPasskey: {
    title: 'Geçiş anahtarı ekleyin',
    about:
      'Geçiş anahtarı, cüzdanınızın bu sitede saklanan bir parçasını korur. Yalnızca bu sitede çalışır: sitenin artık var olmaması ihtimaline karşı bir kod veya parola da ekleyin.',
    create: 'Geçiş anahtarı oluştur',
    trialTitle: 'Yeni geçiş anahtarınızı bir kez kullanın',
    trial: 'Tarayıcınız geçiş anahtarını oluşturdu. Cüzdanınızı açtığını görmek için şimdi kullanın.',
  },

  open: {
    title: 'Cüzdanınızı bu cihazda açın',
    about: 'Giriş yaptınız ama bu cihazda henüz cüzdanınızın bir parçası yok.',
    usePasskey: 'Geçiş anahtarınızı kullanın',
    usePasskeyOf: (time) => `Geçiş anahtarınızı kullanın. Eklendi: ${time}`,
    password: 'Kurtarma parolası',
    passwordOf: (time) => `Kurtarma parolası. Eklendi: ${time}`,
    withPassword: 'Parolayla aç',
    code: 'Kurtarma kodu',
    withCode: 'Kodla aç',
    askDevice: 'Başka bir cihaza sor',
    onlyHere: (site) => `Bunları yalnızca burada, ${site} adresinde girin.`,
    linkTitle: 'Bu cihazı başka bir cihazda onaylayın',
    link: 'Bu sayfayı, cüzdanınızın bulunduğu bir cihazda açın. Yalnızca şu kodu gösteriyorsa onaylayın:',
    waiting: 'Diğer cihaz bekleniyor…',
    notApproved: 'Bu cihaz onaylanmadı',
  },

  restore: {
    title: 'Bir cüzdanı geri yükleyin',
    about: 'Basılı kodunuz veya parolanızla birlikte kaydettiğiniz kurtarma dosyasını seçin.',
    file: 'Kurtarma dosyası',
    fileFirst: 'Önce kurtarma dosyasını seçin.',
    continue: 'Devam',
    openTitle: 'Kurtarma dosyasını açın',
    password: 'Parola',
    opened: (address) =>
      `Dosya, ${address} cüzdanını açar. Bundan böyle onu açması gereken e-posta adresiyle giriş yapın.`,
  },

  codeMistakes: {
    otherKind: 'Bu kod başka bir türden veya bu sitenin daha yeni bir sürümünden.',
    noShare: 'Bu kodun sağlama toplamı geçerli ama içinde kurtarma parçası yok.',
    words: 'Bunlar bir cüzdanın kelimelerine benziyor. Bunları buraya değil, bir cüzdana girin.',
    loginCode: (size) => `Bu, bir giriş koduna benziyor. ${describeSize(size)}`,
    unknownCharacter: (group) => `${group}. grupta hiçbir kodda olmayan bir karakter var. Karşılaştırın.`,
    groupLength: (group, entered, size) => `${group}. grupta ${entered} karakter var. ${describeSize(size)}`,
    tooFewGroups: (entered, size) => `Bu kod eksik: ${entered} grup girdiniz. ${describeSize(size)}`,
    tooFewCharacters: (entered, size) => `Bu kod eksik: ${entered} karakter girdiniz. ${describeSize(size)}`,
    tooManyGroups: (entered, size) => `Bu kod çok uzun: ${entered} grup girdiniz. ${describeSize(size)}`,
    tooManyCharacters: (entered, size) => `Bu kod çok uzun: ${entered} karakter girdiniz. ${describeSize(size)}`,
    mistypedGroup: (group) => `${group}. grup yanlış yazılmış. Basılı kodunuzla karşılaştırın.`,
    mistypedGroups: (one, other) => `${one}. ve ${other}. gruplar yanlış yazılmış. Basılı kodunuzla karşılaştırın.`,
    swappedGroups: (one, other) => `${one}. ve ${other}. grupların yerleri değişmiş.`,
    unlocated: 'Bu kodda hatalar var. Her grubu basılı kodunuzla karşılaştırın.',
  },

  passwordMistakes: {
    short: (least) => `En az ${least} karakter kullanın. Birkaç kelime uygundur.`,
    long: (most) => `En fazla ${most} karakter kullanın.`,
    weak: 'Bu parola kolay tahmin edilir. Birbiriyle ilgisiz birkaç kelime kullanın.',
    damaged: 'Parolanın koruduğu şey bozuk veya bu site tarafından oluşturulmamış.',
    wrong: 'Bu parola uymuyor. Büyük harfleri ve klavye dilini kontrol edin.',
  },

  passkeyMistakes: {
    unavailable: 'Geçiş anahtarları burada çalışmıyor. Başka bir yol seçin.',
    none: 'Bu cihazda bu cüzdan için geçiş anahtarı yok.',
    cancelled: 'Geçiş anahtarı kullanılmadı: istek iptal edildi veya bu cihazda bu cüzdan için geçiş anahtarı yok.',
    unsuitable:
      'Bu geçiş anahtarı bir cüzdanı koruyamaz. Başka bir cihaz veya parola yöneticisi ya da başka bir yol kullanın.',
    damaged: 'Geçiş anahtarının koruduğu şey bozuk.',
    wrong: 'Bu geçiş anahtarı uymuyor. Bu cüzdan için kaydettiğinizi seçin.',
  },

  fileMistakes: {
    tooLarge: 'Bu dosya bir kurtarma dosyası için çok büyük.',
    none: 'Bu bir kurtarma dosyası değil.',
    newer: 'Bu kurtarma dosyası daha yeni bir sürümden. Bu sayfanın daha yeni bir sürümünü edinin.',
    damaged: 'Bu kurtarma dosyası bozuk. Varsa başka bir kopyasını kullanın.',
    otherCode: 'Bu kod doğru yazılmış ama bu dosyaya ait değil veya dosya değiştirilmiş.',
    otherWallet: 'Bu kurtarma dosyası bozuk: belirttiğinden başka bir cüzdanı açıyor.',
    noPassword: 'Bu dosyanın parolası yok. Basılı kurtarma kodunuzu girin.',
  },
}
