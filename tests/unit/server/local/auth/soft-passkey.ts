import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { cose, isoCBOR } from '@simplewebauthn/server/helpers'

/** Flags of authenticator data (WebAuthn, 6.1): the user was present, and was verified; a new credential follows. */
const [present, verified, attested] = [0x01, 0x04, 0x40]

/** A device with one passkey, whose key is on the curve P-256. */
export function softPasskey({ rpId = 'localhost', origin = 'http://localhost:4173' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let userHandle = ''

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (flags: number, rest: Buffer[] = []) =>
    Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), Buffer.alloc(4), ...rest])

  function publicKeyInCbor(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.from(isoCBOR.encode(key))
  }

  const credential = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    /** Of the account that has the passkey, in base64url. */
    userHandle: () => userHandle,
    /** The answer of `navigator.credentials.create`. */
    create({ challenge, user }: { challenge: string; user: { id: string } }) {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = [Buffer.alloc(16), length, credentialId, publicKeyInCbor()]
      const authData = new Uint8Array(data(present | verified | attested, key))
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      })
    },
    /** The answer of `navigator.credentials.get`. @param handle of the account, if another than its own */
    get({ challenge }: { challenge: string }, handle = userHandle) {
      const client = clientData('webauthn.get', challenge)
      const authenticatorData = data(present | verified)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()])
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: handle,
      })
    },
  }
}
