// Made-up names by script: beginnings, endings, and separators.
type Words = readonly [string, ...string[]]

interface Script {
  first: Words
  second: Words
  between: string
}

const words = (text: string): Words => {
  const [head = '', ...rest] = text.split(' ')
  return [head, ...rest]
}

export const LATIN_NAME_PARTS: Script = {
  first: words(
    'Amber Brisk Calm Dapper Early Fabled Gentle Hazel Inky Jolly Keen Lofty Mellow Nimble Olive Plucky Quiet Russet Sunny Tidy Umber Velvet Windy Young Zesty Alder Birch Cedar Dusky Elder Fern Granite Humble Ivory Juniper Linen Maple Nutmeg Opaline Pewter Rowan Sable Tawny Upland Vivid Willow Frosty Coral Dewy Marble',
  ),
  second: words(
    'Otter Heron Badger Finch Marten Wren Lynx Plover Stoat Curlew Magpie Ferret Osprey Newt Puffin Toad Shrew Swift Vole Weasel Harbour Orchard Meadow Lagoon Quarry Thicket Paddock Hamlet Bridge Mill Kettle Satchel Teapot Thimble Basket Lamp Anchor Drawer Biscuit Button Pocket Barrel Trinket Casket Saddle Bucket Spindle Ladle Pantry Cupboard',
  ),
  between: ' ',
}

// Endings of Latin names, shortest first.
export const NAME_ENDINGS = words('Wallet Vault Pay Safe Keys Pouch Mobile Go One Extension')

export const NON_LATIN_NAME_PARTS: readonly [Script, ...Script[]] = [
  {
    first: words('Ämne Blåbär Éclair Žluťoučký Österlen Façade Ñandú Łódka Þula Şeker'),
    second: words('Börs Plånbok Čaša Évolué Śliwka Ørret Años Ünal Ærø Ķīlis'),
    between: ' ',
  },
  {
    first: words('Тихий Дикий Ясный Сизый Белый Рыжий Тёплый Новый'),
    second: words('Бобёр Дрозд Кошель Сундук Ларец Ключ Карман Енот'),
    between: ' ',
  },
  {
    first: words('Μικρό Ήσυχο Γαλάζιο Χρυσό Παλιό Ζεστό'),
    second: words('Πορτοφόλι Κουτί Κλειδί Σεντούκι Λιμάνι Καράβι'),
    between: ' ',
  },
  {
    first: words('青い 白い 小さな 静かな 丸い 古い 春の 夜の'),
    second: words('財布 ポケット 金庫 かばん たぬき 引き出し 小箱 カギ'),
    between: '',
  },
  {
    first: words('蓝 青 小 云 星 竹 松 雪 晚 红'),
    second: words('鹿钱包 鹤宝箱 猫口袋 狐金库 船 桥 石头 茶壶'),
    between: '',
  },
  {
    first: words('작은 푸른 조용한 둥근 하얀 오래된'),
    second: words('지갑 주머니 금고 수달 서랍 보물상자'),
    between: ' ',
  },
  {
    first: words('محفظة خزنة صندوق جيب مفتاح'),
    second: words('النورس الزيتون الغزال النخلة الصباح الهدهد'),
    between: ' ',
  },
  { first: words('ארנק כספת תיבת כיס מפתח'), second: words('הזית הדוכיפת הגפן השחר הסלע'), between: ' ' },
  { first: words('नीला छोटा शांत पुराना सफ़ेद'), second: words('बटुआ संदूक थैला मोर तोता'), between: ' ' },
  { first: words('กระเป๋า กล่อง กุญแจ หีบ'), second: words('ช้างน้อย นกฮูก สีคราม ไม้ไผ่ เงียบ'), between: '' },
  { first: words('პატარა ლურჯი მშვიდი'), second: words('საფულე სკივრი გასაღები'), between: ' ' },
  { first: words('Փոքր Կապույտ Հանգիստ'), second: words('Դրամապանակ Բանալի Տուփ'), between: ' ' },
  { first: words('சிறிய நீல அமைதி'), second: words('பணப்பை பெட்டி சாவி'), between: ' ' },
]
