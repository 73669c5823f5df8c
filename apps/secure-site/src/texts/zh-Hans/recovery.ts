import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const NAMES = { code: '纸质恢复码', password: '密码', passkey: '通行密钥' } as const

const describeCode = ({ groups, characters }: CodeSize) => `恢复码有 ${groups} 组，每组 ${characters} 个字符。`

export const recovery: Recovery = {
  title: '恢复',
  none: '你还没有自己的恢复方式。在你添加之前，此网站的运营者会保管你钱包的一个备用部分，能以你的身份登录的人就能打开钱包。',
  firstWay:
    '添加后，网站会删除它保管的钱包备用部分。此后要在新设备上打开钱包，你需要用它，或用你的某台设备：没有其他人能帮你。',
  ways: { code: '纸质恢复码', password: '密码', passkey: '通行密钥' },
  added: (time) => `添加于 ${time}`,
  addCode: '添加纸质恢复码',
  addPassword: '添加密码',
  addPasskey: '添加通行密钥',
  usePasskey: '使用通行密钥',
  saveFile: '保存恢复文件',

  removal: {
    label: '移除',
    labels: {
      code: (time) => `移除：纸质恢复码，添加于 ${time}`,
      password: (time) => `移除：密码，添加于 ${time}`,
      passkey: (time) => `移除：通行密钥，添加于 ${time}`,
    },
    titles: {
      code: '移除此纸质恢复码？',
      password: '移除此密码？',
      passkey: '移除此通行密钥？',
    },
    added: (time) => `添加于 ${time}。`,
    meaning: '网站会遗忘它。副本仍有危险：持有副本并能以你的身份登录的人，仍可打开你的钱包。',
  },

  logout: {
    withoutWays: '此窗口会遗忘它那部分钱包。登录即可再次打开钱包。',
    withWays: (ways) =>
      `此窗口会遗忘它那部分钱包。要在此处再次打开钱包，你需要${ways.map((way) => NAMES[way]).join('或')}，或另一台设备。`,
  },

  newCode: {
    title: '打印或抄下此恢复码',
    about: '用此恢复码可以在新设备上打开你的钱包。网站不保存它。拥有它和你邮箱的人可以打开你的钱包。',
    listLabel: '恢复码',
    print: '打印',
    aboutFile: '即使此网站不再存在，用恢复码和此文件也能打开钱包。单凭此文件无法打开任何内容。',
    stored: '我已保存好',
    checkTitle: '输入恢复码中的两组',
    group: (group) => `第 ${group} 组`,
    groupDiffers: (group) => `第 ${group} 组不一致。请与你保存的内容比对。`,
    submit: '添加此恢复码',
  },

  newPassword: {
    title: '选择恢复密码',
    about: '它保护此网站存储的那部分钱包。知道它并能阅读你邮件的人可以打开你的钱包。',
    label: '密码',
    hint: (least) => `至少 ${least} 个字符。没有人能重置它。`,
    repeat: '再次输入密码',
    differ: '两次输入的密码不同。',
    continue: '继续',
    aboutFile: '即使此网站不再存在，用密码和此文件也能打开钱包。拿到此文件的人可以尝试猜测密码。',
    submit: '添加此密码',
  },

  newPasskey: {
    title: '添加通行密钥',
    about: '它保护此网站存储的那部分钱包。它只能在此网站使用：请同时添加恢复码或密码，以防此网站不再存在。',
    create: '创建通行密钥',
    trialTitle: '使用一次新的通行密钥',
    trial: '你的浏览器已创建通行密钥。请现在使用它，以确认它能打开你的钱包。',
  },

  open: {
    title: '在此设备上打开你的钱包',
    about: '你已登录，但此设备上还没有你钱包的任何部分。',
    usePasskey: '使用你的通行密钥',
    usePasskeyOf: (time) => `使用你的通行密钥。添加于 ${time}`,
    password: '恢复密码',
    passwordOf: (time) => `恢复密码。添加于 ${time}`,
    withPassword: '用密码打开',
    code: '恢复码',
    withCode: '用恢复码打开',
    askDevice: '向另一台设备请求',
    onlyHere: (site) => `只在此处，即 ${site}，输入这些内容。`,
    linkTitle: '在另一台设备上批准此设备',
    link: '在有你钱包的设备上打开此页面。只有当它显示此代码时才批准：',
    waiting: '正在等待另一台设备…',
    notApproved: '此设备未获批准',
  },

  restore: {
    title: '恢复钱包',
    about: '选择你与纸质恢复码或密码一起保存的恢复文件。',
    file: '恢复文件',
    fileFirst: '请先选择恢复文件。',
    continue: '继续',
    openTitle: '打开恢复文件',
    password: '密码',
    opened: (address) => `此文件可打开钱包 ${address}。请用今后要用来打开它的邮箱地址登录。`,
  },

  codeMistakes: {
    otherKind: '此恢复码属于另一种类型，或属于此网站的更新版本。',
    noShare: '此恢复码的校验和有效，但不包含恢复份额。',
    words: '这看起来像钱包的助记词。请在钱包中输入，不要在此处输入。',
    loginCode: (size) => `这看起来像登录验证码。${describeCode(size)}`,
    unknownCharacter: (group) => `第 ${group} 组中有恢复码不会包含的字符。请比对。`,
    groupLength: (group, entered, size) => `第 ${group} 组有 ${entered} 个字符。${describeCode(size)}`,
    tooFewGroups: (entered, size) => `此恢复码不完整：你输入了 ${entered} 组。${describeCode(size)}`,
    tooFewCharacters: (entered, size) => `此恢复码不完整：你输入了 ${entered} 个字符。${describeCode(size)}`,
    tooManyGroups: (entered, size) => `此恢复码过长：你输入了 ${entered} 组。${describeCode(size)}`,
    tooManyCharacters: (entered, size) => `此恢复码过长：你输入了 ${entered} 个字符。${describeCode(size)}`,
    mistypedGroup: (group) => `第 ${group} 组输入有误。请与你的纸质恢复码比对。`,
    mistypedGroups: (one, other) => `第 ${one} 组和第 ${other} 组输入有误。请与你的纸质恢复码比对。`,
    swappedGroups: (one, other) => `第 ${one} 组和第 ${other} 组的位置互换了。`,
    unlocated: '此恢复码有误。请将每一组与你的纸质恢复码比对。',
  },

  passwordMistakes: {
    short: (least) => `请至少使用 ${least} 个字符。几个单词也可以。`,
    long: (most) => `请最多使用 ${most} 个字符。`,
    weak: '此密码容易被猜到。请使用几个互不相关的单词。',
    damaged: '此密码保护的内容已损坏，或不是由此网站生成的。',
    wrong: '此密码不对。请检查大小写和键盘语言。',
  },

  passkeyMistakes: {
    unavailable: '通行密钥在此处无法使用。请选择其他方式。',
    none: '此设备上没有此钱包的通行密钥。',
    cancelled: '未使用通行密钥：请求已取消，或此设备没有此钱包的通行密钥。',
    unsuitable: '此通行密钥无法保护钱包。请使用其他设备或密码管理器，或其他方式。',
    damaged: '此通行密钥保护的内容已损坏。',
    wrong: '此通行密钥不对。请选择你为此钱包保存的那个。',
  },

  fileMistakes: {
    tooLarge: '此文件过大，不可能是恢复文件。',
    none: '这不是恢复文件。',
    newer: '此恢复文件属于更新的版本。请获取此页面的更新版本。',
    damaged: '此恢复文件已损坏。如果有其他副本，请使用其他副本。',
    otherCode: '此恢复码输入正确，但不属于此文件，或此文件已被更改。',
    otherWallet: '此恢复文件已损坏：它打开的钱包与它标明的不同。',
    noPassword: '此文件没有密码。请输入你的纸质恢复码。',
  },
}
