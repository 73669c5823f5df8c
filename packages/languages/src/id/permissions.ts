import type { Language } from '../types.js'

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'minggu'],
  [DAY, 'hari'],
  [3_600, 'jam'],
  [60, 'menit'],
  [1, 'detik'],
] as const

function every(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0) ?? [1, 'detik']
  return seconds === size ? `per ${unit}` : `setiap ${seconds / size} ${unit}`
}

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Izin',
    reading: 'Memuat izin',
    groups: {
      signIn: 'Masuk ke situs ini',
      session: 'Dompet ponsel',
      permission: 'Situs yang dapat bertindak untuk Anda',
      approval: (network: string) => `Persetujuan token di ${network}`,
    },
    inUse: 'Sedang dipakai',
    thisSite: 'Situs ini',
    unknownToken: 'Token tidak dikenal',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} di ${network}` : wallet),
    accounts: (count: number) => `${count} akun`,
    until: (date: string) => `hingga ${date}`,
    via: (contract: string) => `melalui ${contract}`,
    unlimited: 'Tanpa batas',
    unlimitedOf: (symbol: string) => `${symbol} tanpa batas`,
    upTo: (amount: string) => `Hingga ${amount}`,
    wholeCollection: (name: string) => `Semua ${name}`,
    oneOf: (name: string, tokenId: string) => `${name} no. ${tokenId}`,
    anNft: 'sebuah koleksi',
    atRisk: (money: string) => `${money} berisiko`,
    nothingThere: 'Saat ini tidak ada yang berisiko',
    perDay: (amount: string) => `Hingga ${amount} per hari`,
    perHours: (amount: string, hours: number) => `Hingga ${amount} dalam ${hours === 1 ? 'satu jam' : `${hours} jam`}`,
    unclear: 'Jumlah tidak diketahui',
    explorer: (who: string, explorer: string) => `${who} di ${explorer}`,
    partly: 'Sebagian mungkin tidak ditampilkan: kami tidak dapat memuat seluruh riwayat Anda.',
    partlySince: (date: string) =>
      `Sebagian dari sebelum ${date} mungkin tidak ditampilkan: kami tidak dapat memuat riwayat yang lebih lama.`,
    failed: {
      signIn: 'Tidak dapat memuat tempat Anda masuk.',
      session: 'Tidak dapat memuat dompet ponsel yang terhubung.',
      permission: 'Tidak dapat memuat situs yang dapat bertindak untuk Anda.',
      approval: 'Tidak dapat memuat persetujuan token Anda.',
    },
    stale: 'Tidak ada respons. Daftar ini mungkin tidak terbaru.',
    noApprovals: 'Tidak ditemukan.',
    none: 'Izin tidak ditemukan',
    noneText: (network: string) =>
      `Kami tidak menemukan proses masuk, dompet ponsel, atau persetujuan token di ${network}.`,
    choose: 'Pilih izin yang akan dicabut',
    takeBack: (count: number) => `Cabut ${count}`,
    disconnects: 'Mencabut yang sedang dipakai akan memutuskan koneksi Anda.',
    costs: 'Pencabutan dikenai biaya jaringan.',
    sponsored: (app: string) => `Jika dompet Anda menerimanya, ${app} membayar biaya jaringan.`,
    takenBack: 'Dicabut',
    checkingText: 'Kami menyimulasikannya sebelum dompet Anda terbuka.',
    walletText: (who: string, what: string) =>
      `Setujui agar ${who} tidak dapat lagi membelanjakan ${what} Anda. Anda dapat menutup ini.`,
    walletSeveral: (count: number) => `Ini mencabut ${count} izin. Anda dapat menutup ini.`,
    bothAsked: 'Permintaan pertama tetap ada di dompet Anda.',
    toList: 'Kembali ke daftar',
    chainTitle: 'Mencabut',
    chainText: (network: string) => `${network} sedang mengonfirmasinya. Anda dapat menutup ini.`,
    progress: (done: number, count: number) => `${done} dari ${count} selesai`,
    endingTitle: 'Mencabut',
    endingText: 'Ini mungkin perlu sebentar.',
    view: 'Lihat transaksi',
    pausedTitle: 'Sebagian selesai',
    pausedText: (left: number) =>
      `Dompet Anda tidak diminta selama ini ditutup. ${left === 1 ? 'Satu' : left} tersisa.`,
    goOn: 'Lanjutkan',
    stoppedTitle: 'Berhenti di tengah jalan',
    stoppedAccount: 'Dompet Anda berganti akun. Permintaan sebelumnya masih mungkin diproses.',
    stoppedNetwork: 'Dompet Anda berganti jaringan. Permintaan sebelumnya masih mungkin diproses.',
    failedTitle: 'Tidak dicabut',
    declined: (wallet: string | undefined) =>
      `Anda menolak permintaan${wallet === undefined ? '' : ` di ${wallet}`}. Izin masih aktif.`,
    wouldFail: (what: string) =>
      `Simulasi gagal: ${what} tidak dapat dicabut dengan cara ini. Dompet Anda tidak diminta.`,
    reverted: (network: string) => `Transaksi gagal di ${network}. Paling banyak, hanya biaya jaringan yang dikenakan.`,
    cancelled: 'Anda membatalkannya. Izin masih aktif.',
    stands: (network: string) => `${network} mengonfirmasinya, tetapi izin masih aktif. Periksa lagi nanti.`,
    unsure: 'Kami tidak tahu apakah ini sudah dikirim. Periksa sebelum mencoba lagi.',
  },
  smartSessions: {
    title: 'Izin situs',
    intro: 'Situs ini dapat bertindak untuk akun pintar Anda, dalam batas berikut.',
    list: 'Situs yang dapat bertindak untuk Anda',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Hingga total ${amount}` : `Hingga ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined ? `Semua ${symbol} Anda, tanpa batas` : `Semua ${symbol} Anda ${every(period)}, tanpa batas`,
    unknownToken: (address: string) => `unit terkecil dari token tidak dikenal (${address})`,
    stream: (amount: string) => `Hingga total ${amount}. Bertambah seiring waktu`,
    endless: (symbol: string) => `${symbol} tanpa batas. Bertambah seiring waktu`,
    other: 'Kami tidak tahu apa yang diizinkan ini. Periksa dompet Anda, atau cabut.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `${used} dari ${all} terpakai dalam periode ini` : `${used} dari ${all} terpakai`,
    usedLabel: 'Terpakai',
    ends: (date: string) => `Berakhir ${date}`,
    endsNever: 'Ini tidak berakhir. Cabut jika Anda tidak lagi memerlukannya.',
    thisSite: 'Situs ini',
    unnamed: 'Situs tanpa nama',
    usedBy: (address: string) => `Dipakai oleh ${address}`,
    stop: 'Cabut',
    stopOf: (site: string, what: string) => `Cabut ${site}: ${what}`,
    stopping: 'Mencabut… dompet Anda mungkin meminta persetujuan.',
    stopped: 'Dicabut',
    declined: (wallet: string | undefined) =>
      `Anda menolak ${wallet === undefined ? 'permintaan' : `di ${wallet}`}, jadi izin masih aktif.`,
    emptyTitle: 'Tidak ada izin',
    emptyText: 'Situs yang Anda izinkan muncul di sini.',
    failedTitle: 'Tidak dapat memuat izin',
    unreadWallet: (wallet: string) => `${wallet} tidak menjawab, jadi mungkin ada lebih banyak.`,
    unreadService: 'Kami tidak dapat memuat izin situs lain, jadi mungkin ada lebih banyak.',
    askTitle: (wallet: string) => `Setujui di ${wallet}`,
    askText: (site: string) =>
      `${site} ingin bertindak untuk Anda dalam batas tertentu. Tinjau di dompet sebelum Anda menyetujui.`,
    slow: 'Masih menunggu dompet Anda. Buka dompet dan cari permintaannya.',
    grantFailedTitle: 'Izin tidak diberikan',
    grantDeclined: (wallet: string | undefined) =>
      `Anda menolak ${wallet === undefined ? 'permintaan' : `di ${wallet}`}.`,
    grantedTitle: 'Izin diberikan',
    grantedText: (site: string) =>
      `${site} dapat melakukan ini tanpa bertanya lagi kepada Anda, sampai Anda mencabutnya:`,
    see: 'Lihat izin',
    notNow: 'Nanti saja',
    done: 'Selesai',
  },
  siwx: {
    title: 'Masuk',
    heading: 'Buktikan dompet ini milik Anda',
    text: (site: string) => `${site} meminta Anda menandatangani pesan. Gratis dan tidak memindahkan dana.`,
    signing: (wallet: string) => `Konfirmasi di ${wallet}. Gratis dan tidak memindahkan dana.`,
    details: 'Yang Anda tanda tangani',
    site: 'Situs',
    wallet: 'Dompet',
    network: 'Jaringan',
    validUntil: 'Berlaku hingga',
    says: 'Pernyataan',
    link: 'Tautan',
    message: 'Pesan',
    declinedTitle: 'Tanda tangan ditolak',
    declined: (wallet: string | undefined) =>
      `Anda menolak ${wallet === undefined ? 'permintaan' : `di ${wallet}`}. Tanda tangani untuk melanjutkan, atau batalkan untuk memutuskan koneksi.`,
    declinedFree: (wallet: string | undefined) =>
      `Anda menolak ${wallet === undefined ? 'permintaan' : `di ${wallet}`}. Tanda tangani untuk melanjutkan, atau lewati untuk saat ini.`,
    failedTitle: 'Tidak masuk',
    cancel: 'Batal',
    skip: 'Nanti saja',
    sign: 'Masuk',
    isSigning: 'Menandatangani',
    isChecking: 'Sedang masuk',
  },
}
