import type { Language } from '../types.js'

const BAD_CONFIGURATION = 'Ungültige App-Konfiguration'

const SESSION_EXPIRED = 'Sitzung abgelaufen'

const NOT_SET_UP = 'Diese Website ist nicht richtig eingerichtet. Informiere den Betreiber.'

const NOT_ACCEPTED =
  'Deine Wallet oder das Netzwerk hat die Anfrage nicht angenommen. Falls du etwas bestätigt hast, prüfe die Aktivität deiner Wallet, bevor du es erneut versuchst.'

export const errors: Language['errors'] = {
  UNKNOWN:
    'Etwas ist schiefgelaufen. Falls du in deiner Wallet etwas bestätigt hast, prüfe ihre Aktivität, bevor du es erneut versuchst.',
  USER_REJECTED: 'Du hast die Anfrage in deiner Wallet abgelehnt.',
  WALLET_UNANSWERED:
    'Wir wissen nicht, ob es gesendet wurde. Prüfe die Aktivität deiner Wallet, bevor du es erneut versuchst.',
  WALLET_UNANSWERED_MOVED:
    'Wir wissen nicht, ob es gesendet wurde, aber das Netzwerk zeigt neue Aktivität deines Kontos. Prüfe die Aktivität deiner Wallet, bevor du es erneut versuchst.',
  WALLET_UNANSWERED_STILL:
    'Wir wissen nicht, ob es gesendet wurde. Das Netzwerk zeigt noch nichts Neues von deinem Konto, aber es kann noch durchgehen. Prüfe die Aktivität deiner Wallet, bevor du es erneut versuchst.',
  CONNECTION_REJECTED: 'Du hast die Anfrage in deiner Wallet abgelehnt. Nichts wurde geteilt.',
  MODAL_CLOSED: 'Du hast das Fenster geschlossen, bevor eine Wallet verbunden war.',
  CONNECT_FAILED: 'Die Wallet konnte nicht verbunden werden. Entsperre sie und versuche es dann erneut.',
  CONNECTOR_NOT_FOUND: 'Diese Wallet ist nicht in diesem Browser. Wähle eine andere.',
  PACKAGE_MISSING:
    'Diese Website ist für diese Wallet nicht eingerichtet. Informiere den Betreiber oder verwende eine andere Wallet.',
  WALLET_NOT_FOUND: 'Diese Wallet ist nicht in diesem Browser. Wähle eine andere.',
  NOT_AUTHORIZED: 'Deine Wallet teilt kein Konto mehr mit dieser Website. Verbinde sie erneut.',
  ACCOUNT_NOT_SHARED:
    'Deine Wallet teilt kein Konto mit dieser Website. Wähle in ihren Einstellungen beim Website-Zugriff Konten für diese Website und verbinde dich dann erneut.',
  REQUEST_PENDING: 'In deiner Wallet wartet eine Anfrage. Öffne sie und antworte dort.',
  CONNECTION_ENDED: 'Die Verbindung wurde beendet. Verbinde deine Wallet erneut.',
  DISCONNECT_FAILED: 'Deine Wallet war nicht erreichbar. Sie wurde trotzdem von dieser Website entfernt.',
  DISCONNECT_CHAINS_FAILED: 'Eine Wallet war nicht erreichbar. Sie wurde trotzdem von dieser Website entfernt.',
  RELAY_UNREACHABLE:
    'Der Dienst zwischen dieser Website und deinem Handy antwortet nicht. Prüfe deine Verbindung und versuche es erneut.',
  RELAY_REFUSED:
    'Diese Website ist nicht für Handy-Wallets eingerichtet. Informiere den Betreiber oder verwende eine andere Wallet.',
  DEVICE_TIME_WRONG: 'Die Uhr dieses Geräts geht falsch. Prüfe die Zeiteinstellungen und verbinde dich dann erneut.',
  SESSION_REFUSED: 'Deine Wallet unterstützt die Netzwerke dieser Website nicht. Verwende eine andere Wallet.',
  SESSION_EXPIRED: 'Die Verbindung zu deiner Wallet ist abgelaufen. Verbinde sie erneut.',
  NETWORK_NOT_FOUND: 'Diese Website unterstützt dieses Netzwerk nicht. Wähle ein anderes.',
  CHAIN_NOT_SUPPORTED:
    'Deine Wallet unterstützt dieses Netzwerk nicht. Verwende eine andere Wallet oder ein anderes Netzwerk.',
  NETWORK_UNDEFINED: 'Kein Netzwerk ausgewählt. Wähle zuerst eines.',
  ACCOUNT_UNDEFINED: 'Keine Wallet verbunden. Verbinde zuerst eine.',
  BALANCE_UNAVAILABLE: 'Dein Guthaben konnte nicht geladen werden. Gleich folgt ein neuer Versuch.',
  NAME_UNRESOLVED: 'Dieser Name konnte nicht nachgeschlagen werden. Versuche es gleich noch einmal.',
  NAMES_OF_ADDRESS_FAILED:
    'Die Namen dieser Adresse konnten nicht nachgeschlagen werden. Versuche es gleich noch einmal.',
  NAME_SUGGESTIONS_FAILED: 'Es konnten keine Namen vorgeschlagen werden. Versuche es gleich noch einmal.',
  NAME_REGISTRATION_FAILED: 'Wir konnten diesen Namen nicht speichern. Versuche es gleich noch einmal.',
  NAME_TAKEN: 'Dieser Name ist vergeben. Wähle einen anderen.',
  NAME_NETWORK_NOT_FOUND: 'Kein Netzwerk ausgewählt. Wähle zuerst eines.',
  NAME_ACCOUNT_NOT_FOUND: 'Keine Wallet verbunden, die signieren kann. Verbinde zuerst eine.',
  NAME_INVALID: 'Ein Name hat mindestens 4 Buchstaben, Ziffern oder Bindestriche. Nichts wurde gespeichert.',
  SESSIONS_UNREAD: 'Deine Berechtigungen konnten nicht geladen werden. Versuche es gleich noch einmal.',
  PERMISSION_KEPT: 'Das lässt sich hier nicht widerrufen. Widerrufe es in deiner Wallet.',
  PERMISSION_UNSUPPORTED: 'Deine Wallet unterstützt diese Art von Berechtigung nicht. Verwende eine andere Wallet.',
  PERMISSION_INVALID: 'Diese Website hat eine ungültige Berechtigung angefordert. Informiere den Betreiber.',
  INVALID_CHAIN_ID: 'In diesem Netzwerk können keine Namen gespeichert werden. Wähle ein anderes.',
  ACCOUNT_READ_ONLY: 'Du siehst dieses Konto nur an. Verbinde dafür seine Wallet.',
  ADDRESS_INVALID: 'Das ist keine gültige Adresse. Prüfe sie und versuche es erneut.',
  METHOD_UNSUPPORTED: 'Deine Wallet kann das nicht. Verwende eine andere Wallet.',
  AUTH_CONNECTOR_MISSING:
    'Diese Website bietet keine Anmeldung mit E-Mail oder Social-Media-Konto an. Verwende eine Wallet.',
  NOT_SIGNED_IN: 'Du bist nicht mehr angemeldet. Melde dich erneut an.',
  SIGNATURE_DECLINED: 'Du hast die Anmeldung abgelehnt. Signiere, um fortzufahren, oder brich ab.',
  SIGN_IN_REFUSED:
    'Diese Website hat die Signatur nicht angenommen. Versuche es erneut oder verwende eine andere Wallet.',
  SIGN_IN_UNANSWERED: 'Diese Website hat nicht bestätigt, ob du angemeldet bist. Versuche es erneut oder brich ab.',
  SIGN_OUT_FAILED: 'Diese Website hat dich nicht abgemeldet. Du bist noch angemeldet. Versuche es erneut.',
  SIGN_IN_UNAVAILABLE:
    'Die Anmeldung wurde nicht gestartet: Diese Website hat keine Nachricht zum Signieren gesendet. Prüfe deine Verbindung und versuche es erneut.',
  SMART_ACCOUNT_UNSUPPORTED:
    'Diese Website akzeptiert Smart-Konten möglicherweise nicht. Versuche es erneut oder verwende dein Standardkonto.',
  EMAIL_INVALID: 'Diese E-Mail-Adresse ist unvollständig. Prüfe auf Tippfehler.',
  EMAIL_COOLDOWN: 'Du hast gerade erst einen Code angefordert. Warte eine halbe Minute und versuche es dann erneut.',
  CODE_WRONG: 'Dieser Code stimmt nicht. Prüfe ihn und versuche es erneut.',
  CODE_EXPIRED: 'Dieser Code ist nicht mehr gültig. Fordere einen neuen an.',
  POPUP_CLOSED: 'Das Fenster ist geschlossen oder nicht erreichbar. Versuche es erneut oder wähle einen anderen Weg.',
  POPUP_BLOCKED:
    'Dein Browser hat das Fenster blockiert. Erlaube Pop-ups für diese Website und versuche es dann erneut.',
  SOCIAL_FAILED: 'Du bist noch nicht angemeldet. Versuche es erneut oder wähle einen anderen Weg.',
  FARCASTER_FAILED: 'Farcaster hat die Anmeldung nicht bestätigt. Versuche es erneut oder wähle einen anderen Weg.',
  EMBEDDED_LOAD_FAILED:
    'Die Anmeldung per E-Mail wurde nicht geladen. Prüfe deine Verbindung und lade neu oder verwende eine Wallet.',
  EMBEDDED_TIMED_OUT:
    'Das sichere Fenster hat nicht rechtzeitig geantwortet. Falls du dort etwas bestätigt hast, prüfe deine Aktivität, bevor du es erneut versuchst.',
  EMBEDDED_FAILED:
    'Das sichere Fenster konnte das nicht ausführen. Falls du dort etwas bestätigt hast, prüfe deine Aktivität, bevor du es erneut versuchst.',
  ORIGIN_NOT_ALLOWED:
    'Die Anmeldung ist für diese Website nicht eingerichtet. Informiere den Betreiber oder verwende eine Wallet.',
  SMART_ACCOUNT_UNAVAILABLE:
    'Smart-Konten sind in diesem Netzwerk nicht verfügbar. Dein Standardkonto wird weiter verwendet.',
  CHAIN_UNSUPPORTED: 'Du kannst in dieser Art von Netzwerk nicht senden. Wähle ein anderes.',
  SEND_INCOMPLETE: 'Gib einen Betrag und einen Empfänger ein.',
  TOKEN_REQUIRED: 'Wähle, was du senden möchtest.',
  SEND_AMOUNT_INVALID: 'Dieser Betrag ist ungültig. Nichts wurde gesendet.',
  SEND_ADDRESS_INVALID: 'Das ist keine gültige Adresse und kein gültiger Name. Nichts wurde gesendet.',
  SEND_NOT_ENOUGH: 'Du hast nicht genug für den Betrag und die Netzwerkgebühr. Nichts wurde gesendet.',
  SEND_TOO_LITTLE: 'Dieser Betrag ist zu klein für das Netzwerk. Nichts wurde gesendet. Gib einen größeren Betrag ein.',
  SEND_WOULD_FAIL: 'Das Netzwerk würde diese Überweisung ablehnen. Nichts wurde gesendet.',
  SEND_FEE_UP: 'Die Netzwerkgebühr ist gestiegen, während du dich entschieden hast. Nichts wurde gesendet.',
  FEE_TOO_HIGH:
    'Die Netzwerkgebühr ist gerade viel zu hoch. Nichts wurde gesendet. Versuche es später erneut oder gib einen größeren Betrag ein.',
  FEE_NOT_SPONSORED:
    'Deine Wallet hat nicht zugelassen, dass diese App die Netzwerkgebühr zahlt. Nichts wurde gesendet. Versuche es erneut, um sie selbst zu zahlen.',
  SEND_INTERRUPTED: 'Deine Wallet hat das Konto oder das Netzwerk gewechselt. Nichts wurde gesendet.',
  SEND_STOPPED:
    'Ein Teil wurde gesendet, bevor der Vorgang angehalten wurde. Prüfe deine Aktivität, bevor du fortfährst.',
  OFFLINE: 'Du bist anscheinend offline. Prüfe deine Verbindung und versuche es erneut.',
  RATE_LIMITED: 'Zu viele Anfragen. Warte eine Minute und versuche es dann erneut.',
  SERVER_ERROR: 'Der Dienst ist nicht verfügbar. Versuche es gleich noch einmal.',
  FORBIDDEN: 'Diese Website darf den Dienst nicht verwenden. Informiere den Betreiber.',
  HTTP_FAILED: 'Der Dienst hat eine unerwartete Antwort gesendet. Versuche es gleich noch einmal.',
  RESPONSE_INVALID: 'Der Dienst hat eine unerwartete Antwort gesendet. Versuche es gleich noch einmal.',
  CODE_LOAD_FAILED: 'Diese Ansicht konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.',
  UI_LOAD_FAILED: 'Das Wallet-Fenster konnte nicht geöffnet werden. Prüfe deine Verbindung und versuche es erneut.',
  ABORTED:
    'Die Anfrage wurde abgebrochen. Falls du in deiner Wallet etwas bestätigt hast, prüfe ihre Aktivität, bevor du es erneut versuchst.',
  PROVIDER_UNAUTHORIZED: 'Deine Wallet hat das nicht erlaubt. Entsperre sie und versuche es dann erneut.',
  PROVIDER_UNSUPPORTED_METHOD: 'Deine Wallet kann das nicht. Verwende eine andere Wallet.',
  PROVIDER_DISCONNECTED:
    'Deine Wallet ist offline. Falls du in deiner Wallet etwas bestätigt hast, prüfe ihre Aktivität, bevor du es erneut versuchst.',
  PROVIDER_CHAIN_DISCONNECTED: 'Deine Wallet kann dieses Netzwerk nicht erreichen. Versuche es gleich noch einmal.',
  PROVIDER_SWITCH_CHAIN: 'Deine Wallet kennt dieses Netzwerk nicht.',
  RPC_LIMIT_EXCEEDED: 'Zu viele Anfragen. Warte eine Minute und versuche es dann erneut.',
  RPC_METHOD_NOT_FOUND: 'Deine Wallet kann das nicht. Verwende eine andere Wallet.',
  RPC_METHOD_NOT_SUPPORTED: 'Deine Wallet kann das nicht. Verwende eine andere Wallet.',
  RPC_RESOURCE_UNAVAILABLE: 'Das Netzwerk ist ausgelastet. Versuche es gleich noch einmal.',
  RPC_TRANSACTION_REJECTED: 'Das Netzwerk hat die Transaktion abgelehnt.',
  NODE_EXECUTION_REVERTED: 'Der Vertrag hat die Transaktion abgelehnt.',
  NODE_FEE_CAP_TOO_HIGH: 'Die Netzwerkgebühr ist zu hoch eingestellt. Senke sie und versuche es erneut.',
  NODE_FEE_CAP_TOO_LOW: 'Die Netzwerkgebühr ist zu niedrig eingestellt. Erhöhe sie und versuche es erneut.',
  NODE_NONCE_TOO_HIGH: 'Eine frühere Transaktion fehlt noch. Versuche es gleich noch einmal.',
  NODE_NONCE_TOO_LOW: 'Diese Transaktion oder eine, die sie ersetzt, wurde bereits gesendet. Prüfe deine Aktivität.',
  NODE_INSUFFICIENT_FUNDS: 'Du hast nicht genug für den Betrag und die Netzwerkgebühr.',
  NODE_INTRINSIC_GAS_TOO_HIGH: 'Die Transaktion ist zu groß für das Netzwerk.',
  NODE_INTRINSIC_GAS_TOO_LOW: 'Das Limit der Netzwerkgebühr ist zu niedrig. Erhöhe es und versuche es erneut.',
  CALLS_UNSUPPORTED_CAPABILITY: 'Deine Wallet unterstützt nicht alles, was dafür nötig ist.',
  CALLS_UNSUPPORTED_CHAIN_ID: 'Deine Wallet kann dieses Netzwerk dafür nicht verwenden.',
  CALLS_DUPLICATE_ID: 'Das wurde bereits gesendet. Prüfe deine Aktivität.',
  CALLS_UNKNOWN_BUNDLE: 'Deine Wallet kennt diese Transaktion nicht.',
  CALLS_BUNDLE_TOO_LARGE: 'Das ist zu viel auf einmal für deine Wallet.',
  CALLS_UPGRADE_REJECTED: 'Du hast das Konto-Upgrade abgelehnt.',
  CALLS_ATOMICITY_UNSUPPORTED: 'Deine Wallet kann das nicht in einem Schritt ausführen.',
  CONNECT_SUPERSEDED: 'Eine neuere Verbindungsanfrage hat diese ersetzt.',
  SESSION_UNUSABLE:
    'Deine Wallet hat angenommen, aber die Verbindung konnte nicht abgeschlossen werden. Versuche es erneut oder verwende eine andere Wallet.',
  SEND_TAKES_MORE: 'Diese Überweisung würde mehr nehmen als den Betrag, den du eingegeben hast. Nichts wurde gesendet.',
  SEND_ALLOWS_OTHERS: 'Mit dieser Überweisung könnte jemand anderes dein Guthaben nehmen. Nichts wurde gesendet.',
  SWAP_TAKES_MORE: 'Dieser Tausch würde mehr nehmen, als du zahlst. Nichts wurde getauscht.',
  SWAP_ALLOWS_OTHERS: 'Mit diesem Tausch könnte jemand anderes dein Guthaben nehmen. Nichts wurde getauscht.',
  SWAP_CONTRACT_UNKNOWN:
    'Dieser Tausch verwendet einen Vertrag, den diese Website nicht kennt. Nichts wurde getauscht.',
  TRANSACTION_ID_DIFFERS:
    'Es wurde vielleicht gesendet, aber die Antwort nennt eine andere Transaktion. Prüfe deine Aktivität, bevor du es erneut versuchst.',
  OPENER_POLICY_BLOCKED:
    'Das ist für diese Website nicht eingerichtet. Informiere den Betreiber oder wähle einen anderen Weg.',
  SEND_EXPIRED: 'Die Transaktion ist abgelaufen. Nichts wurde gesendet.',
  ACCOUNT_NOT_FOR_PAYMENT: 'Diese Adresse ist nicht für Zahlungen. Wähle deine Zahlungsadresse.',
  ADAPTER_CONTRACT: NOT_SET_UP,
  ADAPTER_DUPLICATE: NOT_SET_UP,
  ADAPTER_MISSING: NOT_SET_UP,
  FEATURE_CONTRACT: NOT_SET_UP,
  FEATURE_DUPLICATE: NOT_SET_UP,
  FEATURE_MISSING: NOT_SET_UP,
  SIWX_CONFLICT: NOT_SET_UP,
  INVALID_OPTION: 'Diese Website hat eine ungültige Anfrage gestellt. Informiere den Betreiber.',
  ADAPTER_NOT_FOUND: 'Diese Website unterstützt diese Art von Netzwerk nicht. Wähle ein anderes.',
  CHAIN_ADAPTER_NOT_FOUND: 'Diese Website unterstützt diese Art von Netzwerk nicht. Wähle ein anderes.',
  ADDRESS_REQUIRED: 'Kein Konto ausgewählt. Wähle zuerst eines.',
  CHAIN_REQUIRED: 'Kein Netzwerktyp ausgewählt. Wähle zuerst einen.',
  CONNECTION_CLIENT_MISSING: 'Diese Seite kann deine Wallet nicht mehr erreichen. Lade sie neu.',
  NETWORK_CLIENT_MISSING: 'Diese Seite kann deine Wallet nicht mehr erreichen. Lade sie neu.',
  FEATURE_TIMED_OUT: 'Diese Website hat zu lange zum Antworten gebraucht. Versuche es gleich noch einmal.',
  FETCH_MISSING:
    'Dieser Browser unterstützt nicht, was diese Website braucht. Aktualisiere ihn oder verwende einen anderen.',
  INVALID_CONNECTION_STATUS: 'Diese Verbindung kann gerade nicht verwendet werden. Verbinde die Wallet erneut.',
  ACCOUNT_REFUSED: 'Diese Website akzeptiert dieses Konto nicht. Verwende ein anderes Konto oder eine andere Wallet.',
  WALLET_LOCKED: 'Deine Wallet ist gesperrt. Entsperre sie und versuche es dann erneut.',
  GAS_PRICE_UNSUPPORTED: 'Die Netzwerkgebühr ist in diesem Netzwerk nicht verfügbar. Wähle ein anderes.',
  SWAPS_UNSUPPORTED: 'Tauschen ist in diesem Netzwerk nicht verfügbar. Wähle ein anderes.',
  NFTS_FAILED: 'Deine NFTs konnten nicht geladen werden. Versuche es gleich noch einmal.',
  TRANSACTIONS_FAILED: 'Deine Aktivität konnte nicht geladen werden. Versuche es gleich noch einmal.',
  PAY_AMOUNT_INVALID: 'Der Betrag dieser Zahlung ist ungültig. Informiere den Betreiber dieser Website.',
  PAY_ASSET_INVALID: 'Diese Website kann nicht in diesem Token bezahlt werden. Informiere den Betreiber.',
  PAY_RECIPIENT_INVALID: 'Der Empfänger dieser Zahlung ist ungültig. Informiere den Betreiber dieser Website.',
  PAY_CANCELLED:
    'Du hast die Zahlung verlassen. Falls du in deiner Wallet etwas bestätigt hast, prüfe ihre Aktivität, bevor du es erneut versuchst.',
  REVOCATION_CANCELLED: 'Die Transaktion wurde abgebrochen. Die Berechtigung ist weiterhin aktiv.',
  REVOCATION_INTERRUPTED:
    'Deine Wallet hat das Konto oder das Netzwerk gewechselt. Wechsle zurück und versuche es dann erneut.',
  REVOCATION_REVERTED: 'Die Transaktion ist fehlgeschlagen. Die Berechtigung ist weiterhin aktiv.',
  REVOCATION_STANDS: 'Die Berechtigung ist weiterhin aktiv. Versuche es erneut.',
  REVOCATION_UNSEEN:
    'Wir wissen nicht, ob sie widerrufen wurde. Prüfe deine Berechtigungen, bevor du es erneut versuchst.',
  REVOCATION_WOULD_FAIL: 'Das Widerrufen würde fehlschlagen. Versuche es später erneut.',
  SWAP_ALLOWED_LESS:
    'Deine Wallet hat weniger erlaubt, als dieser Tausch braucht. Erlaube den ganzen Betrag und versuche es dann erneut.',
  SWAP_CANCELLED: 'Der Tausch wurde abgebrochen. Prüfe deine Aktivität, bevor du es erneut versuchst.',
  SWAP_EXPIRED: 'Das Angebot ist abgelaufen. Rufe ein neues ab und versuche es dann erneut.',
  SWAP_FEE_UP: 'Die Netzwerkgebühr ist gestiegen. Prüfe den Tausch erneut.',
  SWAP_INTERRUPTED:
    'Deine Wallet hat das Konto oder das Netzwerk gewechselt. Wechsle zurück und versuche es dann erneut.',
  SWAP_NOT_ENOUGH: 'Du hast nicht genug für den Betrag und die Netzwerkgebühr. Gib einen kleineren Betrag ein.',
  SWAP_NO_PRICE: 'Gerade kein Preis für dieses Paar. Versuche einen anderen Betrag oder Token.',
  SWAP_PRICE_MOVED: 'Der Preis hat sich geändert. Prüfe den Tausch erneut.',
  SWAP_REVERTED: 'Der Tausch ist fehlgeschlagen. Die gezahlte Gebühr siehst du in deiner Aktivität.',
  SWAP_UNSEEN: 'Wir kennen das Ergebnis des Tauschs nicht. Prüfe deine Aktivität, bevor du es erneut versuchst.',
  SWAP_WOULD_FAIL: 'Das Netzwerk würde diesen Tausch ablehnen. Versuche einen anderen Betrag oder Token.',
  RESPONSE_TIMEOUT: 'Der Dienst hat nicht rechtzeitig geantwortet. Versuche es gleich noch einmal.',
  RESPONSE_TOO_LARGE: 'Der Dienst hat mehr gesendet, als diese Website annimmt. Versuche es gleich noch einmal.',
  RPC_PARSE: NOT_ACCEPTED,
  RPC_INVALID_REQUEST: NOT_ACCEPTED,
  RPC_INVALID_PARAMS: NOT_ACCEPTED,
  RPC_INVALID_INPUT: NOT_ACCEPTED,
  RPC_INTERNAL:
    'Deine Wallet oder das Netzwerk hatte ein Problem. Falls du etwas bestätigt hast, prüfe die Aktivität deiner Wallet, bevor du es erneut versuchst.',
  RPC_RESOURCE_NOT_FOUND: 'Das Netzwerk konnte das Angeforderte nicht finden. Versuche es gleich noch einmal.',
  RPC_VERSION_UNSUPPORTED:
    'Deine Wallet oder das Netzwerk unterstützt diese Art von Anfrage nicht. Aktualisiere deine Wallet oder verwende eine andere.',
  BALANCE_UNAVAILABLE_TITLE: 'Token-Guthaben nicht verfügbar',
  DEVICE_TIME_WRONG_TITLE: SESSION_EXPIRED,
  EMBEDDED_LOAD_FAILED_TITLE: 'Netzwerkfehler: Eingebettete Wallet nicht geladen',
  EMBEDDED_TIMED_OUT_TITLE: 'Zeitüberschreitung der eingebetteten Wallet',
  FORBIDDEN_TITLE: BAD_CONFIGURATION,
  NETWORK_NOT_FOUND_TITLE: 'Netzwerk nicht gefunden',
  ORIGIN_NOT_ALLOWED_TITLE: BAD_CONFIGURATION,
  RATE_LIMITED_TITLE: 'Zu viele Anfragen',
  RELAY_REFUSED_TITLE: BAD_CONFIGURATION,
  SERVER_ERROR_TITLE: 'Serverfehler',
  SESSION_EXPIRED_TITLE: SESSION_EXPIRED,
}
