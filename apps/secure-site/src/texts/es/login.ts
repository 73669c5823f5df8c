import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Abre tu wallet',
  about: (site) => `Inicia sesión en ${site} para aprobar dispositivos y configurar la recuperación.`,
  email: 'Correo electrónico',
  continue: 'Continuar',
  continueWith: (provider) => `Continuar con ${provider}`,
  restore: 'Restaurar una wallet desde su archivo de recuperación',
  cancel: 'Cancelar',
  checkAddress: (site) =>
    `Comprueba que la barra de direcciones muestre ${site}. No escribas tu código o contraseña de recuperación en ningún otro lugar. Una wallet que abres con Farcaster aún no se puede abrir aquí.`,
  startWithEmail: 'Empieza con tu correo.',
  moment: 'Un momento',

  captcha: {
    title: 'Una comprobación antes de enviarte el correo',
    frame: 'Comprobación contra bots',
    first: (email) => `Demuestra que no eres un bot. Después enviamos un correo a ${email}.`,
    again: (email) => `Esa comprobación no se aceptó. Inténtalo una vez más. Después enviamos un correo a ${email}.`,
    notLoaded: (host) =>
      `La comprobación contra bots no se cargó. Revisa tu conexión, permite ${host} en tu bloqueador e inténtalo de nuevo.`,
    failed: 'La comprobación contra bots no se superó. Inténtalo de nuevo más tarde.',
    oldFrame: 'Esta página del sitio seguro es antigua. Recarga e inténtalo de nuevo.',
    oldWindow: 'Esta página es antigua. Recárgala e inténtalo de nuevo.',
    cancelled: 'No se envió ningún correo.',
  },

  link: {
    title: 'Aprueba este dispositivo',
    sentFromFrame: (email) => `Enviamos un enlace a ${email}. Ábrelo para continuar aquí.`,
    sent: (email) => `Enviamos un enlace a ${email}. Ábrelo para aprobar este dispositivo.`,
  },

  frame: {
    title: 'Revisa tu correo',
    secondCode: (email) => `Después enviamos otro a ${email}.`,
    enterOnlyAt: (host) =>
      `Escríbelo solo en una ventana cuya barra de direcciones muestre ${host}, nunca en otra página.`,
    enterBothOnlyAt: (host) =>
      `Escribe ambos solo en una ventana cuya barra de direcciones muestre ${host}, nunca en otra página.`,
    open: 'Escribir el código en nuestra ventana',
    openAgain: 'Volver a abrir la ventana',
    openHere: 'Abrirla en esta página',
    opened: 'Continúa en nuestra ventana. Esta página se actualizará sola.',
    blocked: '¿No se abrió ninguna ventana? Permite las ventanas emergentes de este sitio o ábrela en esta página.',
    sending: 'Enviando un código',
    onlyInWindow: (host) => `Escríbelo solo en la ventana de ${host}, nunca en una página de otro sitio.`,
  },

  code: {
    title: 'Escribe el código',
    label: 'Código',
    sent: (email) => `Enviamos un código de 6 dígitos a ${email}.`,
    submit: 'Iniciar sesión',
    resend: 'Enviar un código nuevo',
    resendIn: (seconds) => `Enviar un código nuevo en ${seconds} s`,
    site: 'Sitio',
    device: 'Dispositivo',
    started: 'Iniciado',
    onlyIfYours:
      'Escribe el código solo si esto lo iniciaste tú, en este sitio y dispositivo. Quien lo inició tendrá la sesión iniciada.',
    checkAddress: (site) =>
      `Comprueba que la barra de direcciones muestre ${site}. No escribas el código en ningún otro lugar ni se lo des a nadie.`,
    asking: 'Consultando tu inicio de sesión.',
    stuckTitle: 'Este inicio de sesión no puede continuar',
    stuck: 'Vuelve a la página donde empezaste e inicia sesión ahí de nuevo.',
    noneTitle: 'Aquí no hay ningún inicio de sesión',
    none: 'Ninguna página nuestra ha abierto esta ventana, así que no acepta códigos.',
    noneAdvice: 'Si estás iniciando sesión, vuelve a la página donde empezaste y elige «Abrirla en esta página».',
    doneTitle: 'Has iniciado sesión',
    goBack: (host) => `Vuelve a ${host}.`,
    goBackOrClose: (host) => `Vuelve a ${host}. Puedes cerrar esta ventana.`,
    goBackButton: (host) => `Volver a ${host}`,
  },

  change: {
    oldTitle: 'Confirma tu correo actual',
    newTitle: 'Confirma tu correo nuevo',
    confirm: 'Confirmar',
    submit: 'Cambiar correo',
    newEmail: 'Correo nuevo',
    onlyIfYours: (email) => `Escribe el código solo si quieres abrir esta wallet con ${email} a partir de ahora.`,
    asking: 'Consultando tu cambio.',
    stuckTitle: 'Este cambio no puede continuar',
    stuck: 'Tu correo no ha cambiado. Vuelve a la página donde empezaste e inténtalo ahí de nuevo.',
    noneTitle: 'Aquí no hay ningún cambio',
    noneAdvice: 'Si estás cambiando tu correo, vuelve a la página donde empezaste y elige «Abrirla en esta página».',
    changedTitle: 'Tu correo ha cambiado',
    changed: (email) => `Ahora abres esta wallet con ${email}.`,
    willChangeTitle: 'Tu correo cambiará',
    willChange: (time, email) =>
      `A partir del ${time}, abres esta wallet con ${email}. Enviamos a tu dirección actual un enlace para impedirlo.`,
  },

  social: {
    over: 'Este inicio de sesión ya no es válido. Empieza de nuevo.',
    notBegunHere: 'Este inicio de sesión no empezó aquí o tardó demasiado. Empieza de nuevo.',
    notSignedIn: 'No se inició tu sesión. Inténtalo de nuevo.',
    notLoggedIn: 'No se inició tu sesión. Inténtalo de nuevo o inicia sesión de otra forma.',
  },

  newWallet: {
    title: '¿Empezar una wallet nueva?',
    lostTitle: 'Este sitio ha perdido tu wallet',
    noneTitle: 'Aún no hay wallet para este inicio de sesión',
    meaning: 'Una wallet nueva tiene otras direcciones y nada de lo que tiene la anterior.',
    noneMeaning:
      'Si tienes una wallet, puede que uses otro inicio de sesión para ella o que este sitio la haya perdido. Una nueva tiene otras direcciones y nada de lo que tiene la tuya.',
    start: 'Empezar una wallet nueva',
    restore: 'Restaurarla desde un archivo de recuperación',
    logInOtherwise: 'Iniciar sesión de otra forma',
  },
}
