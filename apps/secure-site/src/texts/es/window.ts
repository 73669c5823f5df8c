import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Cancelar',
  back: 'Atrás',
  save: 'Guardar',
  walletName: 'wallet',
  otherWallet: 'Esta es otra wallet. Inicia sesión con el correo de la primera.',
  logInToChange: 'Inicia sesión de nuevo para cambiar cómo recuperas tu wallet.',

  userAgent: {
    iPhoneOrIPad: 'iPhone o iPad',
    unknownBrowser: 'desconocido',
    unknownSystem: 'desconocido',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Tu wallet',
    evm: 'Ethereum y otras redes EVM',
    solana: 'Solana',
    logins: 'Inicios de sesión',
    elsewhere: 'Usarla en otro lugar',
    showWords: 'Mostrar las palabras de esta wallet',
    deletion: 'Eliminación',
    delete: 'Eliminar esta wallet',
  },

  sessions: {
    thisWindow: 'Ventana de este sitio',
    since: (time) => `Desde el ${time}`,
    lastUsed: (time) => `Último uso hacia el ${time}`,
    current: 'Este dispositivo',
    end: 'Cerrar sesión',
    endOf: (browser, place) => `Cerrar sesión: ${browser}, ${place}`,
    endOthers: 'Cerrar sesión en todos los demás lugares',
    endHere: 'Cerrar sesión aquí',
    endHereTitle: '¿Cerrar sesión aquí?',
  },

  devices: {
    title: 'Un dispositivo pide abrir tu wallet',
    asked: (time, browser) => `Pedido el ${time}. Dice que es ${browser}.`,
    askedAt: (time, browser, place) => `Pedido el ${time}. Dice que es ${browser}, en ${place}.`,
    advice: 'Aprueba solo si ves este código en el dispositivo que tienes delante.',
    approve: 'Aprobar',
    approveCode: (code) => `Aprobar ${code}`,
    decline: 'Rechazar',
    declineCode: (code) => `Rechazar ${code}`,
    ended: 'Esta solicitud ha terminado.',
    loginEnded: 'Tu sesión en esta ventana ha terminado. Inicia sesión de nuevo. Aquí no se eliminó nada.',
  },

  deletion: {
    title: '¿Eliminar esta wallet?',
    confirmLabel: (name) => `Escribe ${name} para confirmar`,
    confirmFirst: (name) => `Escribe ${name} para confirmar.`,
    warning:
      'Envía primero todo a otra wallet. Nadie puede deshacer esto, y ningún dispositivo puede volver a iniciar sesión en esta wallet.',
    meaning:
      'El sitio elimina su parte de tu wallet, tu correo y tus formas de recuperación. Un archivo de recuperación que hayas guardado sigue abriendo la wallet con su código impreso o contraseña.',
    submit: 'Eliminar para siempre',
    doneTitle: 'Se eliminó tu wallet',
    done: 'Puedes cerrar esta ventana. Un inicio de sesión con el mismo correo abre una wallet nueva.',
    logIn: 'Iniciar sesión',
  },

  words: {
    title: '¿Mostrar las palabras de esta wallet?',
    about:
      'Con estas 24 palabras, otra wallet, como MetaMask o Phantom, abre las mismas cuentas. Ahí no se aplica ningún límite de este sitio.',
    warning:
      'Quien ve las palabras tiene todo lo que hay en esta wallet, para siempre. Nadie que te ayude las necesita. No se las muestres a nadie.',
    needsPasskey: 'Primero añade una llave de acceso para aprobaciones, en «Límites».',
    usePasskey: 'Usar la llave de acceso',
    shownTitle: 'Las palabras de tu wallet',
    shown: 'Anótalas en este orden. Desaparecen cuando sales de esta vista.',
    listLabel: 'Palabras',
    done: 'Listo',
  },
}
