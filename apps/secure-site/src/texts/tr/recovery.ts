import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const describeCode = ({ groups, characters }: CodeSize) =>
  `Kurtarma kodunda ${groups} grup, her grupta ${characters} karakter vardır.`

const NAMES = { code: 'basılı kodunuz', password: 'parolanız', passkey: 'geçiş anahtarınız' } as const

export const recovery: Recovery = {
  title: 'Kurtarma',
  none: 'Kendinize ait bir kurtarma yolunuz yok. Siz ekleyene kadar bu siteyi işletenler cüzdanınızın yedek bir parçasını saklar ve sizin kimliğinizle giriş yapabilen kişi onu açabilir.',
  firstWay:
    'Bunu eklediğinizde site, cüzdanınızın yedek parçasını siler. O andan sonra cüzdanı yeni bir cihazda açmak için buna veya cihazlarınızdan birine ihtiyacınız olur: başka kimse size yardım edemez.',
  ways: { code: 'Basılı kod', password: 'Parola', passkey: 'Geçiş anahtarı' },
  added: (time) => `Eklenme: ${time}`,
  addCode: 'Basılı kod ekle',
  addPassword: 'Parola ekle',
  addPasskey: 'Geçiş anahtarı ekle',
  usePasskey: 'Geçiş anahtarını kullan',
  saveFile: 'Kurtarma dosyasını kaydet',

  removal: {
    label: 'Kaldır',
    labels: {
      code: (time) => `Kaldır: Basılı kod, eklenme: ${time}`,
      password: (time) => `Kaldır: Parola, eklenme: ${time}`,
      passkey: (time) => `Kaldır: Geçiş anahtarı, eklenme: ${time}`,
    },
    titles: {
      code: 'Bu basılı kod kaldırılsın mı?',
      password: 'Bu parola kaldırılsın mı?',
      passkey: 'Bu geçiş anahtarı kaldırılsın mı?',
    },
    added: (time) => `Eklenme: ${time}.`,
    meaning:
      'Site bunu unutur. Bir kopyası tehlikeli olmaya devam eder: kopyaya sahip olan ve sizin kimliğinizle giriş yapabilen kişi cüzdanınızı yine açabilir.',
  },

  logout: {
    withoutWays: 'Bu pencere, cüzdanınızın kendisindeki parçasını unutur. Giriş yapınca cüzdan yeniden açılır.',
    withWays: (ways) =>
      `Bu pencere, cüzdanınızın kendisindeki parçasını unutur. Cüzdanı burada yeniden açmak için gereken: ${ways.map((way) => NAMES[way]).join(' veya ')} ya da başka bir cihaz.`,
  },

  newCode: {
    title: 'Bu kodu yazdırın veya not edin',
    about:
      'Bu kodla cüzdanınızı yeni bir cihazda açarsınız. Site kodu saklamaz. Koda ve e-postanıza sahip olan kişi cüzdanınızı açabilir.',
    listLabel: 'Kurtarma kodu',
    print: 'Yazdır',
    aboutFile:
      'Kod ve bu dosyayla, bu site artık var olmasa bile cüzdanı açarsınız. Dosya tek başına hiçbir şey açmaz.',
    stored: 'Sakladım',
    checkTitle: 'Kodunuzun iki grubunu yazın',
    group: (group) => `Grup ${group}`,
    groupDiffers: (group) => `Grup ${group} eşleşmiyor. Sakladığınızla karşılaştırın.`,
    submit: 'Bu kodu ekle',
  },

  newPassword: {
    title: 'Kurtarma parolası seçin',
    about:
      'Parola, cüzdanınızın bu sitede saklanan bir parçasını korur. Onu bilen ve e-postanızı okuyabilen kişi cüzdanınızı açabilir.',
    label: 'Parola',
    hint: (least) => `En az ${least} karakter. Kimse sıfırlayamaz.`,
    repeat: 'Parolayı tekrarlayın',
    differ: 'İki parola farklı.',
    continue: 'Devam',
    aboutFile:
      'Parola ve bu dosyayla, bu site artık var olmasa bile cüzdanı açarsınız. Dosyaya sahip olan kişi parolayı tahmin etmeyi deneyebilir.',
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
    usePasskeyOf: (time) => `Geçiş anahtarınızı kullanın. Eklenme: ${time}`,
    password: 'Kurtarma parolası',
    passwordOf: (time) => `Kurtarma parolası. Eklenme: ${time}`,
    withPassword: 'Parolayla aç',
    code: 'Kurtarma kodu',
    withCode: 'Kodla aç',
    askDevice: 'Başka bir cihaza sor',
    onlyHere: (site) => `Bunları yalnızca burada girin: ${site}.`,
    linkTitle: 'Bu cihazı başka bir cihazda onaylayın',
    link: 'Bu sayfayı cüzdanınızın olduğu bir cihazda açın. Yalnızca şu kodu gösteriyorsa onaylayın:',
    waiting: 'Diğer cihaz bekleniyor…',
    notApproved: 'Bu cihaz onaylanmadı',
  },

  restore: {
    title: 'Cüzdanı geri yükleyin',
    about: 'Basılı kodunuzla veya parolanızla birlikte kaydettiğiniz kurtarma dosyasını seçin.',
    file: 'Kurtarma dosyası',
    fileFirst: 'Önce kurtarma dosyasını seçin.',
    continue: 'Devam',
    openTitle: 'Kurtarma dosyasını açın',
    password: 'Parola',
    opened: (address) => `Dosya şu cüzdanı açıyor: ${address}. Bundan sonra onu açacak e-posta adresiyle giriş yapın.`,
  },

  codeMistakes: {
    otherKind: 'Bu kod başka türden veya bu sitenin daha yeni bir sürümünden.',
    noShare: 'Bu kodun sağlama toplamı geçerli ama kurtarma payı içermiyor.',
    words: 'Bunlar bir cüzdanın kelimelerine benziyor. Onları buraya değil, bir cüzdana girin.',
    loginCode: (size) => `Bu, bir giriş koduna benziyor. ${describeCode(size)}`,
    unknownCharacter: (group) => `Grup ${group} hiçbir kodda olmayan bir karakter içeriyor. Karşılaştırın.`,
    groupLength: (group, entered, size) => `Grup ${group} ${entered} karakter içeriyor. ${describeCode(size)}`,
    tooFewGroups: (entered, size) => `Bu kod eksik: ${entered} grup girdiniz. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) => `Bu kod eksik: ${entered} karakter girdiniz. ${describeCode(size)}`,
    tooManyGroups: (entered, size) => `Bu kod çok uzun: ${entered} grup girdiniz. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) => `Bu kod çok uzun: ${entered} karakter girdiniz. ${describeCode(size)}`,
    mistypedGroup: (group) => `Grup ${group} yanlış yazılmış. Basılı kodunuzla karşılaştırın.`,
    mistypedGroups: (one, other) => `Grup ${one} ve ${other} yanlış yazılmış. Basılı kodunuzla karşılaştırın.`,
    swappedGroups: (one, other) => `Grup ${one} ve ${other} yer değiştirmiş.`,
    unlocated: 'Bu kodda hatalar var. Her grubu basılı kodunuzla karşılaştırın.',
  },

  passwordMistakes: {
    short: (least) => `En az ${least} karakter kullanın. Birkaç kelime olabilir.`,
    long: (most) => `En fazla ${most} karakter kullanın.`,
    weak: 'Bu parola kolay tahmin edilir. Birbiriyle ilgisi olmayan birkaç kelime kullanın.',
    damaged: 'Parolanın koruduğu şey bozuk veya bu site tarafından oluşturulmamış.',
    wrong: 'Bu parola uymuyor. Büyük harfleri ve klavyenin dilini kontrol edin.',
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
    tooLarge: 'Bu dosya, kurtarma dosyası olamayacak kadar büyük.',
    none: 'Bu bir kurtarma dosyası değil.',
    newer: 'Bu kurtarma dosyası daha yeni bir sürümden. Bu sayfanın daha yeni bir sürümünü alın.',
    damaged: 'Bu kurtarma dosyası bozuk. Varsa başka bir kopyasını kullanın.',
    otherCode: 'Bu kod doğru yazılmış ama bu dosyaya ait değil veya dosya değiştirilmiş.',
    otherWallet: 'Bu kurtarma dosyası bozuk: belirttiğinden başka bir cüzdan açıyor.',
    noPassword: 'Bu dosyanın parolası yok. Basılı kurtarma kodunuzu girin.',
  },
}
