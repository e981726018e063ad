import { expect, it } from 'vitest';
import { profileName } from './profile-name.ts';

it.each([
  ['https://www.instagram.com/', 'Instagram'],
  ['https://social.example/wearfolio', 'Social'],
  ['http://localhost:3000/', 'Localhost'],
])('%s is called %s', (url, name) => {
  expect(profileName(url)).toBe(name);
});
