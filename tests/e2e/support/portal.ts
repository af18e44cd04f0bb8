import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { platformSecret } from './server';

/** A ticket of the company's portal (decisions/004-entities, platformKey). */
export function ticket(account: string, name: string): Promise<string> {
  return new SignJWT({ account, name, department: '業務部' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('4m')
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(platformSecret));
}
