import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Buka dompet Anda',
  about: (site) => `Masuk di ${site} untuk menyetujui perangkat dan menyiapkan pemulihan.`,
  email: 'Email',
  continue: 'Lanjutkan',
  continueWith: (provider) => `Lanjutkan dengan ${provider}`,
  restore: 'Pulihkan dompet dari file pemulihannya',
  cancel: 'Batal',
  checkAddress: (site) =>
    `Pastikan bilah alamat menampilkan ${site}. Jangan masukkan kode pemulihan atau kata sandi Anda di tempat lain. Dompet yang Anda buka dengan Farcaster belum dapat dibuka di sini.`,
  startWithEmail: 'Mulai dengan email Anda.',
  moment: 'Sebentar',

  captcha: {
    title: 'Satu pemeriksaan sebelum kami mengirim email',
    frame: 'Pemeriksaan bot',
    first: (email) => `Tunjukkan bahwa Anda bukan bot. Lalu kami mengirim email ke ${email}.`,
    again: (email) => `Pemeriksaan itu tidak diterima. Coba sekali lagi. Lalu kami mengirim email ke ${email}.`,
    notLoaded: (host) =>
      `Pemeriksaan bot tidak dimuat. Periksa koneksi Anda, izinkan ${host} di pemblokir Anda, dan coba lagi.`,
    failed: 'Pemeriksaan bot tidak berhasil. Coba lagi nanti.',
    oldFrame: 'Halaman situs aman ini sudah lama. Muat ulang dan coba lagi.',
    oldWindow: 'Halaman ini sudah lama. Muat ulang dan coba lagi.',
    cancelled: 'Tidak ada email yang dikirim.',
  },

  link: {
    title: 'Setujui perangkat ini',
    sentFromFrame: (email) => `Kami mengirim tautan ke ${email}. Buka tautan itu untuk melanjutkan di sini.`,
    sent: (email) => `Kami mengirim tautan ke ${email}. Buka tautan itu untuk menyetujui perangkat ini.`,
  },

  frame: {
    title: 'Periksa email Anda',
    secondCode: (email) => `Setelah itu, kami mengirim satu kode lagi ke ${email}.`,
    enterOnlyAt: (host) =>
      `Masukkan hanya di jendela yang bilah alamatnya menampilkan ${host}, jangan pernah di halaman lain.`,
    enterBothOnlyAt: (host) =>
      `Masukkan keduanya hanya di jendela yang bilah alamatnya menampilkan ${host}, jangan pernah di halaman lain.`,
    open: 'Masukkan kode di jendela kami',
    openAgain: 'Buka jendela lagi',
    openHere: 'Buka di halaman ini',
    opened: 'Lanjutkan di jendela kami. Halaman ini akan diperbarui secara otomatis.',
    blocked: 'Jendela tidak terbuka? Izinkan pop-up untuk situs ini, atau buka di halaman ini.',
    sending: 'Mengirim kode',
    onlyInWindow: (host) => `Masukkan hanya di jendela ${host}, jangan pernah di halaman situs lain.`,
  },

  code: {
    title: 'Masukkan kode',
    label: 'Kode',
    sent: (email) => `Kami mengirim kode enam digit ke ${email}.`,
    submit: 'Masuk',
    resend: 'Kirim kode baru',
    resendIn: (seconds) => `Kirim kode baru dalam ${seconds} detik`,
    site: 'Situs',
    device: 'Perangkat',
    started: 'Dimulai',
    onlyIfYours:
      'Masukkan kode hanya jika Anda sendiri yang memulai ini, di situs dan perangkat ini. Siapa pun yang memulainya akan masuk.',
    checkAddress: (site) =>
      `Pastikan bilah alamat menampilkan ${site}. Jangan masukkan kode di tempat lain, dan jangan berikan kepada siapa pun.`,
    asking: 'Menanyakan proses masuk Anda.',
    stuckTitle: 'Proses masuk ini tidak dapat dilanjutkan',
    stuck: 'Kembali ke halaman tempat Anda memulai, dan masuk lagi di sana.',
    noneTitle: 'Tidak ada proses masuk di sini',
    none: 'Tidak ada halaman kami yang membuka jendela ini, jadi jendela ini tidak menerima kode.',
    noneAdvice: 'Jika Anda sedang masuk, kembali ke halaman tempat Anda memulai dan pilih “Buka di halaman ini”.',
    doneTitle: 'Anda sudah masuk',
    goBack: (host) => `Kembali ke ${host}.`,
    goBackOrClose: (host) => `Kembali ke ${host}. Anda dapat menutup jendela ini.`,
    goBackButton: (host) => `Kembali ke ${host}`,
  },

  change: {
    oldTitle: 'Konfirmasi email saat ini',
    newTitle: 'Konfirmasi email baru',
    confirm: 'Konfirmasi',
    submit: 'Ganti email',
    newEmail: 'Email baru',
    onlyIfYours: (email) => `Masukkan kode hanya jika Anda ingin membuka dompet ini dengan ${email} mulai sekarang.`,
    asking: 'Menanyakan perubahan Anda.',
    stuckTitle: 'Perubahan ini tidak dapat dilanjutkan',
    stuck: 'Email Anda tidak diganti. Kembali ke halaman tempat Anda memulai, dan coba lagi di sana.',
    noneTitle: 'Tidak ada perubahan di sini',
    noneAdvice:
      'Jika Anda sedang mengganti email, kembali ke halaman tempat Anda memulai dan pilih “Buka di halaman ini”.',
    changedTitle: 'Email Anda sudah diganti',
    changed: (email) => `Anda kini membuka dompet ini dengan ${email}.`,
    willChangeTitle: 'Email Anda akan diganti',
    willChange: (time, email) =>
      `Mulai ${time}, Anda membuka dompet ini dengan ${email}. Kami mengirim tautan untuk menghentikannya ke alamat Anda saat ini.`,
  },

  social: {
    over: 'Proses masuk ini tidak lagi berlaku. Mulai lagi.',
    notBegunHere: 'Proses masuk ini tidak dimulai di sini, atau terlalu lama. Mulai lagi.',
    notSignedIn: 'Anda belum masuk. Coba lagi.',
    notLoggedIn: 'Anda belum masuk. Coba lagi, atau masuk dengan cara lain.',
  },

  newWallet: {
    title: 'Mulai dompet baru?',
    lostTitle: 'Situs ini kehilangan dompet Anda',
    noneTitle: 'Belum ada dompet untuk akun masuk ini',
    meaning: 'Dompet baru memiliki alamat lain, dan tidak berisi apa pun dari dompet sebelumnya.',
    noneMeaning:
      'Jika Anda punya dompet, mungkin Anda masuk ke dompet itu dengan cara lain, atau situs ini kehilangannya. Dompet baru memiliki alamat lain, dan tidak berisi apa pun dari dompet Anda.',
    start: 'Mulai dompet baru',
    restore: 'Pulihkan dari file pemulihan',
    logInOtherwise: 'Masuk dengan cara lain',
  },
}
