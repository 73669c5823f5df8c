import { createCounter } from '../createCounter.js'
import { isolate } from '../isolate.js'
import type { Language } from '../types.js'

const named = (verb: string) => (what: string) => (what ? `${verb} ${isolate(what)}` : verb)

const count = createCounter('ar')

const tooFine = (places: number) =>
  places
    ? count(places, {
        one: 'منزلة عشرية واحدة على الأكثر.',
        two: 'منزلتان عشريتان على الأكثر.',
        few: '# منازل عشرية على الأكثر.',
        many: '# منزلة عشرية على الأكثر.',
        other: '# منزلة عشرية على الأكثر.',
      })
    : 'يرجى إدخال عدد صحيح.'

const spam = (number: number) => `مصنّف كرسائل مزعجة محتملة: ${number}`

export const assets: Pick<
  Language['wallet'],
  'amount' | 'assets' | 'activity' | 'nfts' | 'receive' | 'names' | 'readOnly'
> = {
  readOnly: {
    title: 'عرض عنوان',
    label: 'العنوان',
    hint: 'اطّلع على أرصدته ونشاطه. لا يمكنك التوقيع أو الإرسال.',
    view: 'عرض',
    problems: {
      characters: 'يحتوي هذا على رموز لا ترد في أي عنوان. يرجى نسخ العنوان مرة أخرى.',
      mistyped: 'في هذا العنوان خطأ كتابي. يرجى التحقق من كل حرف.',
      unknown: 'هذا ليس عنوانًا صالحًا على شبكات هذا الموقع. يرجى التحقق منه وإعادة المحاولة.',
    },
    limitTitle: 'أنت تعرض هذا الحساب فقط',
    limitText: 'يرجى ربط محفظة للإرسال أو المبادلة أو الشراء.',
    connect: 'ربط محفظة',
  },
  amount: {
    currency: (money: string) => `${isolate(money)}. التبديل بين الرمز المميز والعملة`,
    currencyBack: (amount: string) => `${isolate(amount)}. التبديل بين الرمز المميز والعملة`,
    chooseToken: (symbol: string) => `${isolate(symbol)}. اختيار رمز مميز`,
    balance: 'الرصيد',
    max: 'الأقصى',
    ambiguous: (small: string, large: string) =>
      `قد يعني هذا ${isolate(small)} أو ${isolate(large)}. يرجى اختيار المقصود.`,
    readings: 'المبالغ المحتملة',
    noAmount: 'يرجى إدخال مبلغ بالأرقام، مثل 1.5.',
    tooFine,
  },
  assets: {
    total: 'إجمالي الرصيد',
    pending: (number: number) =>
      count(number, {
        zero: 'جارٍ التحديث…',
        one: 'جارٍ تحديث شبكة واحدة…',
        two: 'جارٍ تحديث شبكتين…',
        few: 'جارٍ تحديث # شبكات…',
        many: 'جارٍ تحديث # شبكة…',
        other: 'جارٍ تحديث # شبكة…',
      }),
    coming: 'جارٍ التحديث…',
    further: (text: string) => `، ${text}`,
    notCounted: (tokens: number, networks: number) =>
      `لا يشمل ${[
        ...(tokens === 0
          ? []
          : [
              count(tokens, {
                one: 'رمزًا مميزًا واحدًا',
                two: 'رمزين مميزين',
                few: '# رموز مميزة',
                many: '# رمزًا مميزًا',
                other: '# رمز مميز',
              }),
            ]),
        ...(networks === 0
          ? []
          : [
              count(networks, {
                one: 'شبكة واحدة',
                two: 'شبكتين',
                few: '# شبكات',
                many: '# شبكة',
                other: '# شبكة',
              }),
            ]),
      ].join(' و')}`,
    network: 'هذه الشبكة',
    all: 'كل الشبكات',
    scope: 'الرموز المميزة على',
    loading: 'جارٍ تحميل الرموز المميزة',
    failed: 'تعذّر تحميل رموزك المميزة',
    failedText: 'تعذّر الوصول إلى الخدمة. لم تتأثر أصولك.',
    partly: 'قد تكون بعض الرموز المميزة غير معروضة.',
    stale: (time: string) => `حتى ${isolate(time)}`,
    asOf: (time: string) => `حتى ${isolate(time)}`,
    onItsWay: (amount: string) => `${isolate(amount)} في الطريق`,
    severalOnTheirWay: (number: number) =>
      count(number, {
        zero: 'لا رموز مميزة في الطريق',
        one: 'رمز مميز واحد في الطريق',
        two: 'رمزان مميزان في الطريق',
        few: '# رموز مميزة في الطريق',
        many: '# رمزًا مميزًا في الطريق',
        other: '# رمز مميز في الطريق',
      }),
    waiting: (amount: string, to: string, wallet: string) =>
      `إرسال ${isolate(amount)} إلى ${isolate(to)}: يرجى الموافقة في ${isolate(wallet)}.`,
    showWaiting: 'عرض',
    slow: 'الشبكة بطيئة في الاستجابة.',
    none: 'لا رموز مميزة بعد',
    noneText: (network: string) => `تظهر هنا الرموز المميزة التي تصلك على ${isolate(network)}.`,
    buy: 'شراء أول رمز مميز لك',
    buyText: 'بطاقة أو تحويل مصرفي',
    receive: 'الاستلام من محفظة أخرى',
    receiveText: 'مشاركة عنوانك',
    showHidden: (number: number) =>
      count(number, {
        zero: 'عرض الرموز المميزة الصغيرة أو المجهولة',
        one: 'عرض رمز مميز واحد صغير أو مجهول',
        two: 'عرض رمزين مميزين صغيرين أو مجهولين',
        few: 'عرض # رموز مميزة صغيرة أو مجهولة',
        many: 'عرض # رمزًا مميزًا صغيرًا أو مجهولًا',
        other: 'عرض # رمز مميز صغير أو مجهول',
      }),
    hideHidden: 'إخفاء الرموز المميزة الصغيرة والمجهولة',
    changeShort: (percent: string) => `${percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`}%`,
    change: (percent: string) => `${isolate(`${percent}%`)} خلال 24 ساعة`,
  },
  activity: {
    label: 'النشاط',
    titles: {
      approve: named('موافقة على'),
      borrow: named('اقتراض'),
      burn: named('حرق'),
      buy: named('شراء'),
      cancel: named('إلغاء'),
      claim: named('مطالبة'),
      deploy: named('نشر'),
      deposit: named('إيداع'),
      execute: named('استخدام تطبيق'),
      mint: named('سكّ'),
      receive: named('استلام'),
      register: named('تسجيل'),
      repay: named('سداد'),
      revoke: () => 'أُلغي الإذن',
      send: named('إرسال'),
      stake: named('تخزين'),
      swap: named('مبادلة'),
      unstake: named('إلغاء تخزين'),
      withdraw: named('سحب'),
    },
    nft: 'NFT',
    to: (who: string) => `إلى ${isolate(who)}`,
    from: (who: string) => `من ${isolate(who)}`,
    swapFor: (amount: string, symbol: string) => `مقابل ${isolate(`${amount} ${symbol}`)}`,
    pendingGroup: 'في الطريق',
    undated: 'سابقًا',
    statuses: {
      pending: 'في الطريق',
      failed: 'فشلت. لم تُخصم إلا رسوم الشبكة.',
      replaced: 'استُبدلت',
      dropped: 'أسقطتها الشبكة',
    },
    conflicts: {
      sources: 'في الطريق: عقدتان غير متفقتين',
      sender: 'غير واضح: تعرض الشبكة معاملة حساب آخر',
    },
    canceling: 'جارٍ الإلغاء',
    inPlaceOf: (hash: string) => `تحل محل ${isolate(hash)}`,
    beingReplaced: 'جارٍ استبدالها',
    faster: 'تسريع',
    cancel: 'إلغاء',
    resembles: 'يشبه عنوانًا تعرفه، لكنه ليس هو. يرجى عدم الإرسال إليه.',
    spam,
    older: 'عرض الأقدم',
    asked: (amount: string, to: string, wallet: string) =>
      `إرسال ${isolate(amount)} إلى ${isolate(to)}: يرجى الموافقة أو الرفض في ${isolate(wallet)}.`,
    none: 'لا نشاط بعد',
    noneText: 'تظهر هنا المعاملات المرسلة والمستلمة.',
    failed: 'تعذّر تحميل نشاطك',
    stale: (time: string) => `حتى ${isolate(time)}`,
    missing: 'تعذّر تحميل جزء من نشاطك.',
    incomplete: 'قد يكون بعضه غير معروض: تعذّر تحميل سجلك الكامل.',
  },
  nfts: {
    title: 'NFT',
    label: 'NFT',
    loading: 'جارٍ تحميل NFT',
    unnamed: (tokenId: string) => `#${tokenId}`,
    count: (amount: string) => `${amount} ×`,
    none: 'لا NFT بعد',
    noneText: (network: string) => `تظهر هنا NFT التي تصلك على ${isolate(network)}.`,
    unknown: 'NFT غير متاحة',
    unknownText: (wallet: string, network: string) =>
      `لا تعرض ${isolate(wallet)} رموز NFT الخاصة بك على ${isolate(network)}. يمكنك عرضها في مستكشف.`,
    explorer: 'عرض عنوانك في المستكشف',
    failed: 'تعذّر تحميل NFT',
    failedText: 'تعذّر الوصول إلى الخدمة. لم تتأثر أصولك.',
    partly: 'قد تكون بعض NFT غير معروضة.',
    stale: (time: string) => `حتى ${isolate(time)}`,
    more: 'عرض المزيد',
    spam,
    spamTitle: 'رسالة مزعجة محتملة',
    spamText: 'يرسل المحتالون هذه لاستدراجك إلى مواقع تسرق أصولك. يرجى عدم فتح روابطها.',
    gone: 'لم يعد NFT هذا في حسابك',
    goneText: 'تم إرساله، أو هو على شبكة أخرى.',
    toAccount: 'إلى حسابك',
    description: 'الوصف',
    traits: 'السمات',
    details: 'التفاصيل',
    collection: 'المجموعة',
    amount: 'لديك',
    contract: 'العقد',
    mint: 'Mint',
    tokenId: 'معرّف الرمز',
    network: 'الشبكة',
    website: 'الموقع',
    send: 'إرسال',
  },
  receive: {
    title: 'استلام',
    code: (name: string) => `رمز QR لعنوان ${isolate(name)}`,
    codeAmount: (amount: string) => `رمز QR لطلب ${isolate(amount)}`,
    copy: 'نسخ العنوان',
    copied: 'تم نسخ العنوان',
    copyFailed: 'تعذّر النسخ. يرجى تحديد العنوان ونسخه يدويًا.',
    share: 'مشاركة',
    networks: 'الشبكات المدعومة',
    networksOf: (first: string, second: string | undefined, others: number) => {
      if (second === undefined || second === '') return first
      return others > 0
        ? `${isolate(first)} و${isolate(second)} و${others} غيرهما`
        : `${isolate(first)} و${isolate(second)}`
    },
    networksTitle: 'الشبكات المدعومة',
    networksText: 'يرجى الإرسال على هذه الشبكات فقط. الأموال المرسلة على غيرها قد تضيع.',
    warning: (coin: string, network: string) =>
      `يمكن هنا استلام ${isolate(coin)} والرموز المميزة على ${isolate(network)} فقط. أي شيء آخر قد يضيع.`,
    warningMany: 'الأموال المرسلة على شبكات غير مدعومة قد تضيع.',
    warningOne: (coin: string) => `يمكن هنا استلام ${isolate(coin)} فقط. أي شيء آخر قد يضيع.`,
    amount: 'المبلغ (اختياري)',
    ambiguous: (small: string, large: string) =>
      `قد يعني هذا ${isolate(small)} أو ${isolate(large)}. يرجى اختيار المقصود.`,
    noAmount: 'يرجى إدخال مبلغ بالأرقام، مثل 1.5.',
    tooFine,
    testnet: 'هذه شبكة اختبار. الرموز المميزة هنا بلا قيمة.',
  },
  names: {
    title: 'اختيار اسم',
    name: 'الاسم',
    hint: '4 أحرف أو أرقام أو شرطات على الأقل',
    problems: {
      letters: 'الأحرف من a إلى z والأرقام والشرطات فقط.',
      short: 'يتكوّن الاسم من 4 أحرف أو أرقام أو شرطات على الأقل.',
      long: 'يتكوّن الاسم من 63 حرفًا أو رقمًا أو شرطة على الأكثر.',
    },
    choose: 'اختيار اسم',
    own: 'أسماؤك',
    taken: 'محجوز',
    free: 'متاح',
    looking: 'جارٍ التحقق من الأسماء',
    found: (free: number) =>
      count(free, {
        zero: 'لا أسماء متاحة',
        one: 'اسم واحد متاح',
        two: 'اسمان متاحان',
        few: '# أسماء متاحة',
        many: '# اسمًا متاحًا',
        other: '# اسم متاح',
      }),
    failedOffers: 'تعذّر التحقق من الأسماء',
    walletTitle: (wallet: string) => `الموافقة في ${isolate(wallet)}`,
    walletText: (name: string) => `يرجى التوقيع للحصول على ${isolate(name)}. هذا مجاني.`,
    slow: 'ما زلنا ننتظر محفظتك. يرجى فتحها والبحث عن طلب توقيع.',
    savingTitle: (name: string) => `جارٍ حفظ ${isolate(name)}`,
    savingText: 'يستغرق هذا بضع ثوانٍ.',
    failedTitle: 'لم يُحفظ',
    failed: 'تعذّر حفظ هذا الاسم. يرجى إعادة المحاولة بعد قليل.',
    reason: (reason: string) => `تعذّر حفظ هذا الاسم: ${isolate(reason)}`,
    declined: (wallet: string | undefined) =>
      `لقد رفضت الطلب${wallet === undefined ? '' : ` في ${isolate(wallet)}`}. لم يُحفظ أي شيء.`,
    takenMeanwhile: (name: string) => `حجز شخص آخر ${isolate(name)} للتو. يرجى اختيار اسم آخر.`,
    another: 'اسم آخر',
    savedTitle: 'تم حفظ الاسم',
    hello: (name: string) => `مرحبًا، ${isolate(name)}`,
    helloText: 'يمكن لأصدقائك الآن الإرسال إلى اسمك بدلًا من عنوانك.',
    also: (names: string) => `تملك أيضًا ${isolate(names)}.`,
    done: 'تم',
  },
}
