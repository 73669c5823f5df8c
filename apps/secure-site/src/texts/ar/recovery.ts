import { createCounter, isolate } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('ar')

const YOURS = { code: 'رمزك المطبوع', password: 'كلمة مرورك', passkey: 'مفتاح مرورك' } as const

interface CodeSize {
  readonly groups: number
  readonly characters: number
}

const groupsOf = (number: number) =>
  count(number, {
    one: 'مجموعة واحدة',
    two: 'مجموعتين',
    few: '# مجموعات',
    many: '# مجموعة',
    other: '# مجموعة',
  })

const placesIn = (number: number) =>
  count(number, { one: 'خانة واحدة', two: 'خانتان', few: '# خانات', many: '# خانة', other: '# خانة' })

const placesOf = (number: number) =>
  count(number, { one: 'خانة واحدة', two: 'خانتين', few: '# خانات', many: '# خانة', other: '# خانة' })

const describeSize = ({ groups, characters }: CodeSize) =>
  `يتكوّن رمز الاسترداد من ${groupsOf(groups)}، في كل منها ${placesIn(characters)}.`

const lettersIn = (number: number) =>
  count(number, { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' })

const lettersOf = (number: number) =>
  count(number, { one: 'حرف واحد', two: 'حرفين', few: '# أحرف', many: '# حرفًا', other: '# حرف' })

export const recovery: Texts['recovery'] = {
  title: 'الاسترداد',
  none: 'ليست لديك طريقة استرداد خاصة بك. حتى تضيف واحدة، يحتفظ القائمون على هذا الموقع بجزء احتياطي من محفظتك، ويمكن لمن يستطيع تسجيل الدخول باسمك أن يفتحها.',
  firstWay:
    'بعد إضافة هذه الطريقة، يحذف الموقع الجزء الاحتياطي من محفظتك. ومنذ ذلك الحين تحتاج إليها، أو إلى أحد أجهزتك، لفتح المحفظة على جهاز جديد: لا يمكن لأحد غيرك مساعدتك.',
  ways: { code: 'رمز مطبوع', password: 'كلمة مرور', passkey: 'مفتاح مرور' },
  added: (time) => `أُضيف في ${isolate(time)}`,
  addCode: 'إضافة رمز مطبوع',
  addPassword: 'إضافة كلمة مرور',
  addPasskey: 'إضافة مفتاح مرور',
  usePasskey: 'استخدام مفتاح المرور',
  saveFile: 'حفظ ملف الاسترداد',

  removal: {
    label: 'إزالة',
    labels: {
      code: (time) => `إزالة: رمز مطبوع، أُضيف في ${isolate(time)}`,
      password: (time) => `إزالة: كلمة مرور، أُضيفت في ${isolate(time)}`,
      passkey: (time) => `إزالة: مفتاح مرور، أُضيف في ${isolate(time)}`,
    },
    titles: {
      code: 'إزالة هذا الرمز المطبوع؟',
      password: 'إزالة كلمة المرور هذه؟',
      passkey: 'إزالة مفتاح المرور هذا؟',
    },
    added: (time) => `وقت الإضافة: ${isolate(time)}.`,
    meaning:
      'ينسى الموقع هذه الطريقة. تبقى أي نسخة منها خطِرة: من يملكها ويستطيع تسجيل الدخول باسمك يظل بإمكانه فتح محفظتك.',
  },

  logout: {
    withoutWays: 'تنسى هذه النافذة الجزء الذي لديها من محفظتك. تسجيل الدخول يفتح المحفظة مرة أخرى.',
    withWays: (ways) =>
      `تنسى هذه النافذة الجزء الذي لديها من محفظتك. لفتح المحفظة هنا مرة أخرى تحتاج إلى ${ways.map((way) => YOURS[way]).join(' أو ')}، أو إلى جهاز آخر.`,
  },

  newCode: {
    title: 'طباعة هذا الرمز أو كتابته',
    about:
      'بهذا الرمز تفتح محفظتك على جهاز جديد. لا يحتفظ به الموقع. من يملكه ويملك بريدك الإلكتروني يمكنه فتح محفظتك.',
    listLabel: 'رمز الاسترداد',
    print: 'طباعة',
    aboutFile: 'بالرمز وهذا الملف تفتح المحفظة حتى إذا لم يعد هذا الموقع موجودًا. الملف وحده لا يفتح شيئًا.',
    stored: 'لقد حفظته',
    checkTitle: 'كتابة مجموعتين من رمزك',
    group: (group) => `المجموعة ${group}`,
    groupDiffers: (group) => `المجموعة ${group} غير مطابقة. يرجى مقارنتها بما حفظته.`,
    submit: 'إضافة هذا الرمز',
  },

  newPassword: {
    title: 'اختيار كلمة مرور للاسترداد',
    about: 'تحمي جزءًا من محفظتك يخزّنه هذا الموقع. من يعرفها ويستطيع قراءة بريدك الإلكتروني يمكنه فتح محفظتك.',
    label: 'كلمة المرور',
    hint: (least) => `${lettersIn(least)} على الأقل. لا يمكن لأحد إعادة تعيينها.`,
    repeat: 'تكرار كلمة المرور',
    differ: 'كلمتا المرور مختلفتان.',
    continue: 'متابعة',
    aboutFile:
      'بكلمة المرور وهذا الملف تفتح المحفظة حتى إذا لم يعد هذا الموقع موجودًا. من لديه الملف يمكنه محاولة تخمين كلمة المرور.',
    submit: 'إضافة كلمة المرور هذه',
  },

  newPasskey: {
    title: 'إضافة مفتاح مرور',
    about:
      'يحمي جزءًا من محفظتك يخزّنه هذا الموقع. يعمل على هذا الموقع فقط: يرجى إضافة رمز أو كلمة مرور أيضًا، تحسبًا لزوال الموقع.',
    create: 'إنشاء مفتاح مرور',
    trialTitle: 'استخدام مفتاح المرور الجديد مرة واحدة',
    trial: 'أنشأ متصفحك مفتاح المرور. يرجى استخدامه الآن، للتأكد من أنه يفتح محفظتك.',
  },

  open: {
    title: 'فتح محفظتك على هذا الجهاز',
    about: 'تم تسجيل دخولك، لكن ليس على هذا الجهاز أي جزء من محفظتك بعد.',
    usePasskey: 'استخدام مفتاح مرورك',
    usePasskeyOf: (time) => `استخدام مفتاح مرورك. أُضيف في ${isolate(time)}`,
    password: 'كلمة مرور الاسترداد',
    passwordOf: (time) => `كلمة مرور الاسترداد. أُضيفت في ${isolate(time)}`,
    withPassword: 'الفتح بكلمة المرور',
    code: 'رمز الاسترداد',
    withCode: 'الفتح بالرمز',
    askDevice: 'طلب من جهاز آخر',
    onlyHere: (site) => `يرجى إدخال هذه هنا فقط، على ${isolate(site)}.`,
    linkTitle: 'الموافقة على هذا الجهاز من جهاز آخر',
    link: 'يرجى فتح هذه الصفحة على جهاز عليه محفظتك، والموافقة فقط إذا عرض هذا الرمز:',
    waiting: 'في انتظار الجهاز الآخر…',
    notApproved: 'لم تتم الموافقة على هذا الجهاز',
  },

  restore: {
    title: 'استعادة محفظة',
    about: 'يرجى اختيار ملف الاسترداد الذي حفظته مع رمزك المطبوع أو كلمة مرورك.',
    file: 'ملف الاسترداد',
    fileFirst: 'يرجى اختيار ملف الاسترداد أولًا.',
    continue: 'متابعة',
    openTitle: 'فتح ملف الاسترداد',
    password: 'كلمة المرور',
    opened: (address) =>
      `يفتح الملف المحفظة ${isolate(address)}. يرجى تسجيل الدخول بعنوان البريد الإلكتروني الذي سيفتحها من الآن فصاعدًا.`,
  },

  codeMistakes: {
    otherKind: 'هذا الرمز من نوع آخر، أو من إصدار أحدث من هذا الموقع.',
    noShare: 'المجموع الاختباري لهذا الرمز صحيح، لكنه لا يحتوي على جزء استرداد.',
    words: 'تبدو هذه كلمات محفظة. يرجى إدخالها في محفظة، وليس هنا.',
    loginCode: (size) => `يبدو هذا رمز تسجيل دخول. ${describeSize(size)}`,
    unknownCharacter: (group) => `في المجموعة ${group} خانة لا ترد في أي رمز. يرجى مقارنتها.`,
    groupLength: (group, entered, size) => `في المجموعة ${group}: ${placesIn(entered)}. ${describeSize(size)}`,
    tooFewGroups: (entered, size) => `هذا الرمز غير مكتمل: أدخلت ${groupsOf(entered)}. ${describeSize(size)}`,
    tooFewCharacters: (entered, size) => `هذا الرمز غير مكتمل: أدخلت ${placesOf(entered)}. ${describeSize(size)}`,
    tooManyGroups: (entered, size) => `هذا الرمز أطول من اللازم: أدخلت ${groupsOf(entered)}. ${describeSize(size)}`,
    tooManyCharacters: (entered, size) => `هذا الرمز أطول من اللازم: أدخلت ${placesOf(entered)}. ${describeSize(size)}`,
    mistypedGroup: (group) => `في المجموعة ${group} خطأ كتابي. يرجى مقارنتها برمزك المطبوع.`,
    mistypedGroups: (one, other) => `في المجموعتين ${one} و${other} أخطاء كتابية. يرجى مقارنتهما برمزك المطبوع.`,
    swappedGroups: (one, other) => `المجموعتان ${one} و${other} متبادلتا الموضع.`,
    unlocated: 'في هذا الرمز أخطاء. يرجى مقارنة كل مجموعة برمزك المطبوع.',
  },

  passwordMistakes: {
    short: (least) => `يرجى استخدام ${lettersOf(least)} على الأقل. لا بأس بعدة كلمات.`,
    long: (most) => `يرجى استخدام ${lettersOf(most)} على الأكثر.`,
    weak: 'من السهل تخمين كلمة المرور هذه. يرجى استخدام عدة كلمات لا رابط بينها.',
    damaged: 'ما تحميه كلمة المرور تالف، أو لم ينشئه هذا الموقع.',
    wrong: 'كلمة المرور هذه غير صحيحة. يرجى التحقق من الأحرف الكبيرة ولغة لوحة المفاتيح.',
  },

  passkeyMistakes: {
    unavailable: 'لا تعمل مفاتيح المرور هنا. يرجى اختيار طريقة أخرى.',
    none: 'لا يوجد مفتاح مرور لهذه المحفظة على هذا الجهاز.',
    cancelled: 'لم يُستخدم مفتاح مرور: أُلغي الطلب، أو ليس على هذا الجهاز مفتاح مرور لهذه المحفظة.',
    unsuitable: 'لا يمكن لمفتاح المرور هذا حماية محفظة. يرجى استخدام جهاز آخر أو مدير كلمات مرور آخر، أو طريقة أخرى.',
    damaged: 'ما يحميه مفتاح المرور تالف.',
    wrong: 'مفتاح المرور هذا غير صحيح. يرجى اختيار المفتاح الذي حفظته لهذه المحفظة.',
  },

  fileMistakes: {
    tooLarge: 'هذا الملف أكبر من أن يكون ملف استرداد.',
    none: 'هذا ليس ملف استرداد.',
    newer: 'ملف الاسترداد هذا من إصدار أحدث. يرجى الحصول على إصدار أحدث من هذه الصفحة.',
    damaged: 'ملف الاسترداد هذا تالف. يرجى استخدام نسخة أخرى منه، إن وُجدت.',
    otherCode: 'هذا الرمز مكتوب بشكل صحيح، لكنه لا يخص هذا الملف، أو تم تغيير الملف.',
    otherWallet: 'ملف الاسترداد هذا تالف: يفتح محفظة غير التي يذكرها.',
    noPassword: 'ليس لهذا الملف كلمة مرور. يرجى إدخال رمز الاسترداد المطبوع.',
  },
}
