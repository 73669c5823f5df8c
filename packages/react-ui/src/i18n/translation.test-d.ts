import { reactUi } from '../shell/reactUi.js'

reactUi({})
reactUi({ messages: {} })
reactUi({ messages: { connect: { title: 'Wallet verbinden' } } })
reactUi({ messages: { features: { faucet: { title: 'Hahn' } } } })
reactUi({ messages: { signIn: { providers: { google: 'Google-Konto' } }, errors: { OFFLINE: 'Kein Netz.' } } })
reactUi({ messages: { errors: { RATE_LIMITED_TITLE: 'Zu viele Anfragen' } } })
reactUi({ messages: { common: { network: (network: string) => `Netz: ${network}` } } })

// @ts-expect-error no such group
reactUi({ messages: { conect: { title: 'Wallet verbinden' } } })
// @ts-expect-error no such text
reactUi({ messages: { connect: { titel: 'Wallet verbinden' } } })
// @ts-expect-error no such text, further in
reactUi({ messages: { signIn: { providers: { gogle: 'Google-Konto' } } } })
// @ts-expect-error no such error
reactUi({ messages: { errors: { OFLINE: 'Kein Netz.' } } })
// @ts-expect-error no such title
reactUi({ messages: { errors: { OFFLINE_TITLE: 'Kein Netz' } } })
// @ts-expect-error a text that needs what it is about
reactUi({ messages: { common: { network: 'Netz' } } })
// @ts-expect-error a text that takes nothing
reactUi({ messages: { common: { back: () => 'Zurück' } } })
// @ts-expect-error features have texts alone
reactUi({ messages: { features: { faucet: { title: 1 } } } })
