import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const NAMES = { code: '紙本復原碼', password: '密碼', passkey: '通行密鑰' } as const

const describeCode = ({ groups, characters }: CodeSize) => `復原碼有 ${groups} 組，每組 ${characters} 個字元。`

export const recovery: Recovery = {
  title: '復原',
  none: '你還沒有自己的復原方式。在你新增之前，此網站的營運者會保管你錢包的一個備用部分，能以你的身分登入的人就能開啟錢包。',
  firstWay:
    '新增後，網站會刪除它保管的錢包備用部分。此後要在新裝置上開啟錢包，你需要用它，或用你的某台裝置：沒有其他人能幫你。',
  ways: { code: '紙本復原碼', password: '密碼', passkey: '通行密鑰' },
  added: (time) => `新增於 ${time}`,
  addCode: '新增紙本復原碼',
  addPassword: '新增密碼',
  addPasskey: '新增通行密鑰',
  usePasskey: '使用通行密鑰',
  saveFile: '儲存復原檔案',

  removal: {
    label: '移除',
    labels: {
      code: (time) => `移除：紙本復原碼，新增於 ${time}`,
      password: (time) => `移除：密碼，新增於 ${time}`,
      passkey: (time) => `移除：通行密鑰，新增於 ${time}`,
    },
    titles: {
      code: '移除此紙本復原碼？',
      password: '移除此密碼？',
      passkey: '移除此通行密鑰？',
    },
    added: (time) => `新增於 ${time}。`,
    meaning: '網站會遺忘它。副本仍有危險：持有副本並能以你的身分登入的人，仍可開啟你的錢包。',
  },

  logout: {
    withoutWays: '此視窗會遺忘它那部分錢包。登入即可再次開啟錢包。',
    withWays: (ways) =>
      `此視窗會遺忘它那部分錢包。要在此處再次開啟錢包，你需要${ways.map((way) => NAMES[way]).join('或')}，或另一台裝置。`,
  },

  newCode: {
    title: '列印或抄下此復原碼',
    about: '用此復原碼可以在新裝置上開啟你的錢包。網站不儲存它。擁有它和你電子郵件的人可以開啟你的錢包。',
    listLabel: '復原碼',
    print: '列印',
    aboutFile: '即使此網站不再存在，用復原碼和此檔案也能開啟錢包。單憑此檔案無法開啟任何內容。',
    stored: '我已妥善保存',
    checkTitle: '輸入復原碼中的兩組',
    group: (group) => `第 ${group} 組`,
    groupDiffers: (group) => `第 ${group} 組不一致。請與你保存的內容比對。`,
    submit: '新增此復原碼',
  },

  newPassword: {
    title: '選擇復原密碼',
    about: '它保護此網站儲存的那部分錢包。知道它並能閱讀你郵件的人可以開啟你的錢包。',
    label: '密碼',
    hint: (least) => `至少 ${least} 個字元。沒有人能重設它。`,
    repeat: '再次輸入密碼',
    differ: '兩次輸入的密碼不同。',
    continue: '繼續',
    aboutFile: '即使此網站不再存在，用密碼和此檔案也能開啟錢包。拿到此檔案的人可以嘗試猜測密碼。',
    submit: '新增此密碼',
  },

  newPasskey: {
    title: '新增通行密鑰',
    about: '它保護此網站儲存的那部分錢包。它只能在此網站使用：請同時新增復原碼或密碼，以防此網站不再存在。',
    create: '建立通行密鑰',
    trialTitle: '使用一次新的通行密鑰',
    trial: '你的瀏覽器已建立通行密鑰。請現在使用它，以確認它能開啟你的錢包。',
  },

  open: {
    title: '在此裝置上開啟你的錢包',
    about: '你已登入，但此裝置上還沒有你錢包的任何部分。',
    usePasskey: '使用你的通行密鑰',
    usePasskeyOf: (time) => `使用你的通行密鑰。新增於 ${time}`,
    password: '復原密碼',
    passwordOf: (time) => `復原密碼。新增於 ${time}`,
    withPassword: '用密碼開啟',
    code: '復原碼',
    withCode: '用復原碼開啟',
    askDevice: '向另一台裝置請求',
    onlyHere: (site) => `只在此處，即 ${site}，輸入這些內容。`,
    linkTitle: '在另一台裝置上核准此裝置',
    link: '在有你錢包的裝置上開啟此頁面。只有當它顯示此代碼時才核准：',
    waiting: '正在等待另一台裝置…',
    notApproved: '此裝置未獲核准',
  },

  restore: {
    title: '復原錢包',
    about: '選擇你與紙本復原碼或密碼一起保存的復原檔案。',
    file: '復原檔案',
    fileFirst: '請先選擇復原檔案。',
    continue: '繼續',
    openTitle: '開啟復原檔案',
    password: '密碼',
    opened: (address) => `此檔案可開啟錢包 ${address}。請用今後要用來開啟它的電子郵件地址登入。`,
  },

  codeMistakes: {
    otherKind: '此復原碼屬於另一種類型，或屬於此網站的更新版本。',
    noShare: '此復原碼的校驗和有效，但不包含復原份額。',
    words: '這看起來像錢包的助記詞。請在錢包中輸入，不要在此處輸入。',
    loginCode: (size) => `這看起來像登入驗證碼。${describeCode(size)}`,
    unknownCharacter: (group) => `第 ${group} 組中有復原碼不會包含的字元。請比對。`,
    groupLength: (group, entered, size) => `第 ${group} 組有 ${entered} 個字元。${describeCode(size)}`,
    tooFewGroups: (entered, size) => `此復原碼不完整：你輸入了 ${entered} 組。${describeCode(size)}`,
    tooFewCharacters: (entered, size) => `此復原碼不完整：你輸入了 ${entered} 個字元。${describeCode(size)}`,
    tooManyGroups: (entered, size) => `此復原碼過長：你輸入了 ${entered} 組。${describeCode(size)}`,
    tooManyCharacters: (entered, size) => `此復原碼過長：你輸入了 ${entered} 個字元。${describeCode(size)}`,
    mistypedGroup: (group) => `第 ${group} 組輸入有誤。請與你的紙本復原碼比對。`,
    mistypedGroups: (one, other) => `第 ${one} 組和第 ${other} 組輸入有誤。請與你的紙本復原碼比對。`,
    swappedGroups: (one, other) => `第 ${one} 組和第 ${other} 組的位置對調了。`,
    unlocated: '此復原碼有誤。請將每一組與你的紙本復原碼比對。',
  },

  passwordMistakes: {
    short: (least) => `請至少使用 ${least} 個字元。幾個單字也可以。`,
    long: (most) => `請最多使用 ${most} 個字元。`,
    weak: '此密碼容易被猜到。請使用幾個互不相關的單字。',
    damaged: '此密碼保護的內容已損壞，或不是由此網站產生的。',
    wrong: '此密碼不對。請檢查大小寫和鍵盤語言。',
  },

  passkeyMistakes: {
    unavailable: '通行密鑰在此處無法使用。請選擇其他方式。',
    none: '此裝置上沒有此錢包的通行密鑰。',
    cancelled: '未使用通行密鑰：請求已取消，或此裝置沒有此錢包的通行密鑰。',
    unsuitable: '此通行密鑰無法保護錢包。請使用其他裝置或密碼管理工具，或其他方式。',
    damaged: '此通行密鑰保護的內容已損壞。',
    wrong: '此通行密鑰不對。請選擇你為此錢包儲存的那個。',
  },

  fileMistakes: {
    tooLarge: '此檔案過大，不可能是復原檔案。',
    none: '這不是復原檔案。',
    newer: '此復原檔案屬於更新的版本。請取得此頁面的更新版本。',
    damaged: '此復原檔案已損壞。如果有其他副本，請使用其他副本。',
    otherCode: '此復原碼輸入正確，但不屬於此檔案，或此檔案已被變更。',
    otherWallet: '此復原檔案已損壞：它開啟的錢包與它標明的不同。',
    noPassword: '此檔案沒有密碼。請輸入你的紙本復原碼。',
  },
}
