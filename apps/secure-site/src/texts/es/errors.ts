import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: 'Algo salió mal. Inténtalo de nuevo.',
  notResponding: 'El sitio seguro no responde. Revisa tu conexión e inténtalo de nuevo.',
  otherUser: 'El sitio seguro devolvió otro usuario.',
  signInFirst: 'Inicia sesión primero.',
  logInAgain: 'Inicia sesión de nuevo.',
  logInToOpen: 'Inicia sesión de nuevo para abrir tu wallet en este dispositivo.',
  smartUnavailable: 'Las cuentas smart no están disponibles en esta red.',

  transaction: {
    notEnough: 'No tienes suficiente para el importe y la tarifa.',
    outOfOrder: 'Esta transacción está fuera de orden. Inténtalo de nuevo.',
    mayHaveExpired: 'Puede que esta transacción haya caducado. Empieza de nuevo en el sitio.',
    contractRejected: (reason) => `El contrato rechazó esto: ${reason}`,
    contractRejectedWithoutReason: 'El contrato rechazó esto: no se indicó el motivo',
    networkRejected: (reason) => `La red rechazó esto: ${reason}`,
  },

  wallet: {
    none: 'Aún no hay ninguna wallet para este inicio de sesión.',
    notHere:
      'Tu wallet aún no está en este dispositivo. Ábrela con tu recuperación o aprueba este dispositivo en otro.',
    closed: 'No se pudo abrir tu wallet. No ha cambiado. Ponte en contacto con el propietario de este sitio.',
    partLost:
      'El sitio seguro ha perdido su parte de tu wallet, y la parte de este dispositivo no puede abrirla sola. Aquí no se eliminó nada. Tu archivo de recuperación abre la wallet con su código o contraseña y la restaura en la página propia del sitio seguro; o ponte en contacto con el propietario de este sitio.',
    otherExists:
      'Este inicio de sesión ya tiene otra wallet, que se queda como está. Restaura la tuya con otra dirección de correo; o, si la otra wallet es nueva y está vacía, inicia sesión en ella, elimínala y restaura entonces la tuya.',
    forgotten: (address) =>
      `Este dispositivo tiene una parte de la wallet ${address}, que el sitio seguro ha olvidado. Aquí no se eliminó nada. Para recuperarla, elige «Restaurar una wallet desde su archivo de recuperación» en la página propia del sitio seguro antes de iniciar sesión ahí, o ponte en contacto con el propietario del sitio.`,
  },

  device: {
    needsApproval: (code) =>
      `Este dispositivo necesita tu aprobación. En la ventana propia de tu wallet, aprueba ${code}. Después, inicia sesión aquí de nuevo.`,
    declined: 'El otro dispositivo rechazó la solicitud. No se envió nada a este dispositivo.',
    unreadable: 'No se puede abrir lo que envió el otro dispositivo. Inténtalo de nuevo y compara los códigos.',
  },
}
