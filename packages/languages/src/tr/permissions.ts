import type { Language } from '../types.js'
import { inWallet, startInWallet, startSite, startWallet } from './words.js'

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'Haftada', 'haftada'],
  [DAY, 'Günde', 'günde'],
  [3_600, 'Saatte', 'saatte'],
  [60, 'Dakikada', 'dakikada'],
  [1, 'Saniyede', 'saniyede'],
] as const

/** Formats a period in its largest whole unit. */
function every(seconds: number): string {
  const [size, one, unit] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : `Her ${seconds / size} ${unit}`
}

const declinedRequest = (wallet: string | undefined) =>
  `İsteği${wallet === undefined ? '' : ` ${inWallet(wallet)}`} reddettiniz`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'İzinler',
    reading: 'İzinler yükleniyor',
    groups: {
      signIn: 'Bu sitede giriş yapıldı',
      session: 'Telefon cüzdanları',
      permission: 'Sizin adınıza işlem yapabilen siteler',
      approval: (network: string) => `${network} ağındaki token onayları`,
    },
    inUse: 'Kullanımda',
    thisSite: 'Bu site',
    unknownToken: 'Bilinmeyen token',
    onNetwork: (wallet: string, network: string) => (network ? `${network} ağında ${wallet}` : wallet),
    accounts: (count: number) => `${count} hesap`,
    until: (date: string) => `bitiş: ${date}`,
    via: (contract: string) => `aracı: ${contract}`,
    unlimited: 'Sınırsız',
    unlimitedOf: (symbol: string) => `Sınırsız ${symbol}`,
    upTo: (amount: string) => `En fazla ${amount}`,
    wholeCollection: (name: string) => `${name}: tümü`,
    oneOf: (name: string, tokenId: string) => `${name} no. ${tokenId}`,
    anNft: 'bir koleksiyon',
    atRisk: (money: string) => `${money} risk altında`,
    nothingThere: 'Şu anda risk altında bir şey yok',
    perDay: (amount: string) => `Günde en fazla ${amount}`,
    perHours: (amount: string, hours: number) => `${hours === 1 ? 'Saatte' : `${hours} saatte`} en fazla ${amount}`,
    unclear: 'Tutar bilinmiyor',
    explorer: (who: string, explorer: string) => `${who}, ${explorer} gezgininde`,
    partly: 'Bazıları eksik olabilir: tüm geçmişinizi yükleyemedik.',
    partlySince: (date: string) => `${date} öncesinden bazıları eksik olabilir: daha eski geçmişi yükleyemedik.`,
    failed: {
      signIn: 'Nerelerde giriş yaptığınız yüklenemedi.',
      session: 'Bağlı telefon cüzdanları yüklenemedi.',
      permission: 'Sizin adınıza işlem yapabilen siteler yüklenemedi.',
      approval: 'Token onaylarınız yüklenemedi.',
    },
    stale: 'Yanıt yok. Bu liste güncel olmayabilir.',
    noApprovals: 'Bulunamadı.',
    none: 'İzin bulunamadı',
    noneText: (network: string) => `${network} ağında giriş, telefon cüzdanı veya token onayı bulamadık.`,
    choose: 'Kaldırılacak izinleri seçin',
    takeBack: (count: number) => `${count} izni kaldır`,
    disconnects: 'Kullanımda olanı kaldırmak bağlantınızı keser.',
    costs: 'Kaldırmak için ağ ücreti alınır.',
    takenBack: 'Kaldırıldı',
    checkingText: 'Cüzdanınız açılmadan önce bunu simüle ederiz.',
    walletText: (who: string, what: string) =>
      `${who} harcamasını durdurmak için onaylayın: ${what}. Burayı kapatabilirsiniz.`,
    walletSeveral: (count: number) => `Bu, ${count} izni kaldırır. Burayı kapatabilirsiniz.`,
    bothAsked: 'İlk istek cüzdanınızda kalır.',
    toList: 'Listeye dön',
    chainTitle: 'Kaldırılıyor',
    chainText: (network: string) => `${network} ağında onaylanıyor. Burayı kapatabilirsiniz.`,
    progress: (done: number, count: number) => `${done}/${count} bitti`,
    endingTitle: 'Kaldırılıyor',
    endingText: 'Bu biraz sürebilir.',
    view: 'İşlemi görüntüle',
    pausedTitle: 'Kısmen bitti',
    pausedText: (left: number) => `Burası kapalıyken cüzdanınıza sorulmadı. ${left} izin kaldı.`,
    goOn: 'Devam',
    stoppedTitle: 'Yarıda durdu',
    stoppedAccount: 'Cüzdanınız hesap değiştirdi. Önceki istekler yine de gerçekleşebilir.',
    stoppedNetwork: 'Cüzdanınız ağ değiştirdi. Önceki istekler yine de gerçekleşebilir.',
    failedTitle: 'Kaldırılmadı',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}. İzin hâlâ etkin.`,
    wouldFail: (what: string) => `Simülasyon başarısız oldu: bu yolla kaldırılamaz (${what}). Cüzdanınıza sorulmadı.`,
    reverted: (network: string) => `İşlem ${network} ağında başarısız oldu. En fazla ağ ücreti alındı.`,
    cancelled: 'İptal ettiniz. İzin hâlâ etkin.',
    stands: (network: string) => `${network} ağında onaylandı ama izin hâlâ etkin. Daha sonra tekrar kontrol edin.`,
    unsure: 'Gönderilip gönderilmediğini bilmiyoruz. Tekrar denemeden önce kontrol edin.',
  },
  smartSessions: {
    title: 'Site izinleri',
    intro: 'Bu siteler, bu sınırlar içinde akıllı hesabınız adına işlem yapabilir.',
    list: 'Sizin adınıza işlem yapabilen siteler',
    /** `period` in seconds. */
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Toplamda en fazla ${amount}` : `${every(period)} en fazla ${amount}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined
        ? `Tüm ${symbol} varlığınız, sınırsız`
        : `${every(period)} tüm ${symbol} varlığınız, sınırsız`,
    unknownToken: (address: string) => `en küçük birim (bilinmeyen token, ${address})`,
    stream: (amount: string) => `Toplamda en fazla ${amount}. Zamanla artar`,
    endless: (symbol: string) => `Sınırsız ${symbol}. Zamanla artar`,
    other: 'Bunun neye izin verdiğini bilemiyoruz. Cüzdanınızı kontrol edin veya izni kaldırın.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `Bu dönemde kullanılan: ${used} / ${all}` : `Kullanılan: ${used} / ${all}`,
    usedLabel: 'Kullanılan',
    ends: (date: string) => `Bitiş: ${date}`,
    endsNever: 'Bunun süresi dolmaz. Artık gerekmediğinde kaldırın.',
    thisSite: 'Bu site',
    unnamed: 'Adsız site',
    usedBy: (address: string) => `Kullanan: ${address}`,
    stop: 'İzni kaldır',
    stopOf: (site: string, what: string) => `İzni kaldır, ${site}: ${what}`,
    stopping: 'Kaldırılıyor… Cüzdanınız onayınızı isteyebilir.',
    stopped: 'Kaldırıldı',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}, bu yüzden hâlâ etkin.`,
    emptyTitle: 'İzin yok',
    emptyText: 'İzin verdiğiniz siteler burada görünür.',
    failedTitle: 'İzinler yüklenemedi',
    unreadWallet: (wallet: string) => `${startWallet(wallet)} yanıt vermedi, bu yüzden daha fazlası olabilir.`,
    unreadService: 'Diğer sitelerin izinlerini yükleyemedik, bu yüzden daha fazlası olabilir.',
    askTitle: (wallet: string) => `${startInWallet(wallet)} onaylayın`,
    askText: (site: string) =>
      `${startSite(site)} bir sınır içinde sizin adınıza işlem yapmak istiyor. Onaylamadan önce cüzdanınızda inceleyin.`,
    slow: 'Hâlâ cüzdanınız bekleniyor. Cüzdanınızı açın ve isteğe bakın.',
    grantFailedTitle: 'İzin verilmedi',
    grantDeclined: (wallet: string | undefined) => `${declinedRequest(wallet)}.`,
    grantedTitle: 'İzin verildi',
    grantedText: (site: string) => `${startSite(site)}, siz izni kaldırana kadar size tekrar sormadan şunu yapabilir:`,
    see: 'İzinleri gör',
    notNow: 'Şimdi değil',
    done: 'Bitti',
  },
  siwx: {
    title: 'Giriş yap',
    heading: 'Bu cüzdanın sizin olduğunu kanıtlayın',
    text: (site: string) => `${startSite(site)} bir mesaj imzalamanızı istiyor. Ücretsizdir ve para hareketi olmaz.`,
    signing: (wallet: string) => `${startInWallet(wallet)} onaylayın. Ücretsizdir ve para hareketi olmaz.`,
    details: 'İmzaladığınız',
    site: 'Site',
    wallet: 'Cüzdan',
    network: 'Ağ',
    validUntil: 'Geçerlilik bitişi',
    says: 'Beyan',
    link: 'Bağlantı',
    message: 'Mesaj',
    declinedTitle: 'İmza reddedildi',
    declined: (wallet: string | undefined) =>
      `${declinedRequest(wallet)}. Devam etmek için imzalayın veya bağlantıyı kesmek için vazgeçin.`,
    declinedFree: (wallet: string | undefined) =>
      `${declinedRequest(wallet)}. Devam etmek için imzalayın veya şimdilik atlayın.`,
    failedTitle: 'Giriş yapılmadı',
    cancel: 'Vazgeç',
    skip: 'Şimdi değil',
    sign: 'Giriş yap',
    isSigning: 'İmzalanıyor',
    isChecking: 'Giriş yapılıyor',
  },
}
