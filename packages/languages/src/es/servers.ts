import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('es')

export const servers: Language['servers'] = {
  intro: 'Contactados desde que se abrió esta página, para conectar y usar wallets.',
  limits: 'No se incluyen las solicitudes del propio sitio, de tu wallet ni de las ventanas de inicio de sesión.',
  times: (number: number) => count(number, { one: 'Una vez', other: '# veces' }),
  lastAt: (time: string) => `Última solicitud: ${time}`,
  others: 'Otros servidores',
  none: 'Aún no se ha contactado ningún servidor',
  noneText: 'Los servidores aparecen aquí cuando se contactan.',
  purposes: {
    analytics: 'Estadísticas de uso',
    data: 'Datos de la cuenta y precios',
    directory: 'Lista de wallets',
    feature: 'Funciones de este sitio',
    history: 'Actividad',
    images: 'Imágenes',
    names: 'Nombres de cuentas',
    nfts: 'NFT',
    node: 'Acceso a la red',
    relay: 'Conexión con wallets del móvil',
    secureSite: 'Inicio de sesión con correo o redes sociales',
    swap: 'Precios de intercambio',
    tokens: 'Listas de tokens',
    walletLibrary: 'Software propio de una wallet',
  },
}
