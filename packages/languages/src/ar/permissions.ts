import { createCounter } from '../createCounter.js'
import { isolate } from '../isolate.js'
import type { Language } from '../types.js'

const count = createCounter('ar')

const HOURS = { two: 'كل ساعتين', few: 'كل # ساعات', many: 'كل # ساعة', other: 'كل # ساعة' }

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'في الأسبوع', { two: 'كل أسبوعين', few: 'كل # أسابيع', many: 'كل # أسبوعًا', other: 'كل # أسبوع' }],
  [DAY, 'في اليوم', { two: 'كل يومين', few: 'كل # أيام', many: 'كل # يومًا', other: 'كل # يوم' }],
  [3_600, 'في الساعة', HOURS],
  [60, 'في الدقيقة', { two: 'كل دقيقتين', few: 'كل # دقائق', many: 'كل # دقيقة', other: 'كل # دقيقة' }],
  [1, 'في الثانية', { two: 'كل ثانيتين', few: 'كل # ثوانٍ', many: 'كل # ثانية', other: 'كل # ثانية' }],
] as const

function every(seconds: number): string {
  const [size, one, forms] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : count(seconds / size, forms)
}

const declinedRequest = (wallet: string | undefined) =>
  `لقد رفضت الطلب${wallet === undefined ? '' : ` في ${isolate(wallet)}`}`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'الأذونات',
    reading: 'جارٍ تحميل الأذونات',
    groups: {
      signIn: 'تسجيل الدخول إلى هذا الموقع',
      session: 'محافظ الهاتف',
      permission: 'مواقع يمكنها التصرف نيابة عنك',
      approval: (network: string) => `أذونات الرموز المميزة على ${isolate(network)}`,
    },
    inUse: 'قيد الاستخدام',
    thisSite: 'هذا الموقع',
    unknownToken: 'رمز مميز مجهول',
    onNetwork: (wallet: string, network: string) => (network ? `${isolate(wallet)} على ${isolate(network)}` : wallet),
    accounts: (number: number) =>
      count(number, {
        zero: 'لا حسابات',
        one: 'حساب واحد',
        two: 'حسابان',
        few: '# حسابات',
        many: '# حسابًا',
        other: '# حساب',
      }),
    until: (date: string) => `حتى ${isolate(date)}`,
    via: (contract: string) => `عبر ${isolate(contract)}`,
    unlimited: 'بلا حد',
    unlimitedOf: (symbol: string) => `${isolate(symbol)} بلا حد`,
    upTo: (amount: string) => `حتى ${isolate(amount)}`,
    wholeCollection: (name: string) => `كل ما في ${isolate(name)}`,
    oneOf: (name: string, tokenId: string) => `${isolate(name)} رقم ${isolate(tokenId)}`,
    anNft: 'مجموعة',
    atRisk: (money: string) => `${isolate(money)} معرّض للخطر`,
    nothingThere: 'لا شيء معرّض للخطر الآن',
    perDay: (amount: string) => `حتى ${isolate(amount)} في اليوم`,
    perHours: (amount: string, hours: number) =>
      `حتى ${isolate(amount)} ${hours === 1 ? 'في الساعة' : count(hours, HOURS)}`,
    unclear: 'المبلغ غير معروف',
    explorer: (who: string, explorer: string) => `${isolate(who)} في ${isolate(explorer)}`,
    partly: 'قد يكون بعضها غير معروض: تعذّر تحميل سجلك الكامل.',
    partlySince: (date: string) => `قد يكون بعض ما قبل ${isolate(date)} غير معروض: تعذّر تحميل السجل الأقدم.`,
    failed: {
      signIn: 'تعذّر تحميل أماكن تسجيل دخولك.',
      session: 'تعذّر تحميل محافظ الهاتف المتصلة.',
      permission: 'تعذّر تحميل المواقع التي يمكنها التصرف نيابة عنك.',
      approval: 'تعذّر تحميل أذونات رموزك المميزة.',
    },
    stale: 'لا رد. قد تكون هذه القائمة قديمة.',
    noApprovals: 'لم يُعثر على شيء.',
    none: 'لم يُعثر على أذونات',
    noneText: (network: string) => `لم نجد تسجيلات دخول أو محافظ هاتف أو أذونات رموز مميزة على ${isolate(network)}.`,
    choose: 'تحديد الأذونات لإلغائها',
    takeBack: (number: number) =>
      count(number, {
        one: 'إلغاء إذن واحد',
        two: 'إلغاء إذنين',
        few: 'إلغاء # أذونات',
        many: 'إلغاء # إذنًا',
        other: 'إلغاء # إذن',
      }),
    disconnects: 'إلغاء الإذن قيد الاستخدام يقطع اتصالك.',
    costs: 'لإلغاء الإذن رسوم شبكة.',
    sponsored: (app: string) => `إذا قبلت محفظتك، يدفع ${isolate(app)} رسوم الشبكة.`,
    takenBack: 'أُلغي الإذن',
    checkingText: 'نحاكيه قبل أن تُفتح محفظتك.',
    walletText: (who: string, what: string) =>
      `يرجى الموافقة لمنع ${isolate(who)} من إنفاق ما لديك: ${isolate(what)}. يمكنك إغلاق هذه النافذة.`,
    walletSeveral: (number: number) =>
      `${count(number, {
        one: 'هذا يلغي إذنًا واحدًا',
        two: 'هذا يلغي إذنين',
        few: 'هذا يلغي # أذونات',
        many: 'هذا يلغي # إذنًا',
        other: 'هذا يلغي # إذن',
      })}. يمكنك إغلاق هذه النافذة.`,
    bothAsked: 'يبقى الطلب الأول في محفظتك.',
    toList: 'العودة إلى القائمة',
    chainTitle: 'جارٍ إلغاء الإذن',
    chainText: (network: string) => `جارٍ التأكيد على ${isolate(network)}. يمكنك إغلاق هذه النافذة.`,
    progress: (done: number, of: number) => `تم ${done} من ${of}`,
    endingTitle: 'جارٍ إلغاء الإذن',
    endingText: 'قد يستغرق هذا لحظة.',
    view: 'عرض المعاملة',
    pausedTitle: 'تم جزئيًا',
    pausedText: (left: number) =>
      `لم تُسأل محفظتك بينما كانت هذه النافذة مغلقة. ${count(left, {
        one: 'بقي إذن واحد',
        two: 'بقي إذنان',
        few: 'بقيت # أذونات',
        many: 'بقي # إذنًا',
        other: 'بقي # إذن',
      })}.`,
    goOn: 'متابعة',
    stoppedTitle: 'توقف في منتصف الطريق',
    stoppedAccount: 'بدّلت محفظتك الحساب. قد تمر الطلبات السابقة مع ذلك.',
    stoppedNetwork: 'بدّلت محفظتك الشبكة. قد تمر الطلبات السابقة مع ذلك.',
    failedTitle: 'لم يُلغَ الإذن',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}. ما زال الإذن نشطًا.`,
    wouldFail: (what: string) => `فشلت المحاكاة: لا يمكن إلغاء ${isolate(what)} بهذه الطريقة. لم تُسأل محفظتك.`,
    reverted: (network: string) => `فشلت المعاملة على ${isolate(network)}. على الأكثر، خُصمت رسوم الشبكة.`,
    cancelled: 'لقد ألغيت هذا. ما زال الإذن نشطًا.',
    stands: (network: string) => `تم التأكيد على ${isolate(network)}، لكن الإذن ما زال نشطًا. يرجى التحقق لاحقًا.`,
    unsure: 'لا نعرف هل تم الإرسال. يرجى التحقق قبل إعادة المحاولة.',
  },
  smartSessions: {
    title: 'أذونات المواقع',
    intro: 'يمكن لهذه المواقع التصرف نيابة عن حسابك الذكي ضمن هذه الحدود.',
    list: 'مواقع يمكنها التصرف نيابة عنك',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `حتى ${isolate(amount)} إجمالًا` : `حتى ${isolate(amount)} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined
        ? `كل ${isolate(symbol)} لديك، بلا حد`
        : `كل ${isolate(symbol)} لديك ${every(period)}، بلا حد`,
    unknownToken: (address: string) => `من أصغر وحدات رمز مميز مجهول (${isolate(address)})`,
    stream: (amount: string) => `حتى ${isolate(amount)} إجمالًا. يزداد مع الوقت`,
    endless: (symbol: string) => `${isolate(symbol)} بلا حد. يزداد مع الوقت`,
    other: 'لا يمكننا معرفة ما يسمح به هذا. يرجى التحقق في محفظتك، أو إلغاؤه.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod
        ? `استُخدم ${isolate(used)} من ${isolate(all)} في هذه الفترة`
        : `استُخدم ${isolate(used)} من ${isolate(all)}`,
    usedLabel: 'المستخدم',
    ends: (date: string) => `ينتهي في ${isolate(date)}`,
    endsNever: 'لا تنتهي صلاحية هذا. يرجى إلغاؤه عندما لا تعود بحاجة إليه.',
    thisSite: 'هذا الموقع',
    unnamed: 'موقع بلا اسم',
    usedBy: (address: string) => `يستخدمه ${isolate(address)}`,
    stop: 'إلغاء الإذن',
    stopOf: (site: string, what: string) => `إلغاء إذن ${isolate(site)}: ${isolate(what)}`,
    stopping: 'جارٍ إلغاء الإذن… قد تطلب محفظتك موافقتك.',
    stopped: 'أُلغي الإذن',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}، لذا ما زال نشطًا.`,
    emptyTitle: 'لا أذونات',
    emptyText: 'تظهر هنا المواقع التي تسمح لها.',
    failedTitle: 'تعذّر تحميل الأذونات',
    unreadWallet: (wallet: string) => `لا رد من ${isolate(wallet)}، لذا قد يكون هناك المزيد.`,
    unreadService: 'تعذّر تحميل أذونات المواقع الأخرى، لذا قد يكون هناك المزيد.',
    askTitle: (wallet: string) => `الموافقة في ${isolate(wallet)}`,
    askText: (site: string) => `يريد ${isolate(site)} التصرف نيابة عنك ضمن حد. يرجى مراجعته في محفظتك قبل الموافقة.`,
    slow: 'ما زلنا ننتظر محفظتك. يرجى فتحها والبحث عن الطلب.',
    grantFailedTitle: 'لم يُمنح الإذن',
    grantDeclined: (wallet: string | undefined) => `${declinedRequest(wallet)}.`,
    grantedTitle: 'تم منح الإذن',
    grantedText: (site: string) => `يمكن لـ ${isolate(site)} فعل هذا من دون سؤالك مرة أخرى، حتى تلغيه:`,
    see: 'عرض الأذونات',
    notNow: 'ليس الآن',
    done: 'تم',
  },
  siwx: {
    title: 'تسجيل الدخول',
    heading: 'إثبات أن هذه المحفظة لك',
    text: (site: string) => `يطلب ${isolate(site)} توقيعك على رسالة. هذا مجاني ولا ينقل أي أموال.`,
    signing: (wallet: string) => `يرجى التأكيد في ${isolate(wallet)}. هذا مجاني ولا ينقل أي أموال.`,
    details: 'ما توقّعه',
    site: 'الموقع',
    wallet: 'المحفظة',
    network: 'الشبكة',
    validUntil: 'صالح حتى',
    says: 'البيان',
    link: 'الرابط',
    message: 'الرسالة',
    declinedTitle: 'رُفض التوقيع',
    declined: (wallet: string | undefined) =>
      `${declinedRequest(wallet)}. يرجى التوقيع للمتابعة، أو الإلغاء لقطع الاتصال.`,
    declinedFree: (wallet: string | undefined) => `${declinedRequest(wallet)}. يرجى التوقيع للمتابعة، أو التخطي الآن.`,
    failedTitle: 'لم يتم تسجيل الدخول',
    cancel: 'إلغاء',
    skip: 'ليس الآن',
    sign: 'تسجيل الدخول',
    isSigning: 'جارٍ التوقيع',
    isChecking: 'جارٍ تسجيل الدخول',
  },
}
