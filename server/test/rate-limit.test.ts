import { describe, expect, it, test } from 'vitest';
import { TooMany } from '../problems.ts';
import { Holdings, networkOf, RateLimit } from '../rate-limit.ts';

function clock(): { now: number } {
  return { now: 1_000_000 };
}
const secondsUntilNext = (limit: RateLimit, key: string): number | undefined => {
  try {
    limit.take(key);
    return undefined;
  } catch (error) {
    if (error instanceof TooMany) return error.retryAfter;
    throw error;
  }
};

describe('a rate', () => {
  it('lets so many through at once, and then as many as time gives back', () => {
    const time = clock();
    const limit = new RateLimit({ most: 4, seconds: 2 }, 'acts', () => time.now);
    for (let n = 0; n < 4; n++) limit.take('anna');
    expect(() => limit.take('anna')).toThrow('too many acts: at most 4 every 2 seconds');
    time.now += 499;
    expect(() => limit.take('anna')).toThrow(TooMany);
    time.now += 1;
    limit.take('anna');
    expect(() => limit.take('anna')).toThrow(TooMany);
    time.now += 1_000_000; // never more than a full bucket
    for (let n = 0; n < 4; n++) limit.take('anna');
    expect(() => limit.take('anna')).toThrow(TooMany);
  });
  it('says when to come back', () => {
    const limit = new RateLimit({ most: 30, seconds: 3600 }, 'tables', () => 5);
    for (let n = 0; n < 30; n++) limit.take('anna');
    expect(secondsUntilNext(limit, 'anna')).toBe(120);
  });
  it('takes several at once, or none of them', () => {
    const limit = new RateLimit({ most: 10, seconds: 10 }, 'questions', () => 5);
    limit.take('anna', 7);
    expect(() => limit.take('anna', 5)).toThrow(TooMany);
    limit.take('anna', 3);
    expect(secondsUntilNext(limit, 'anna')).toBe(1);
  });
  it('counts for each on their own', () => {
    const limit = new RateLimit({ most: 1, seconds: 1 }, 'acts', () => 5);
    limit.take('anna');
    limit.take('bruno');
    expect(() => limit.take('anna')).toThrow(TooMany);
  });
  it('gives nothing back when the clock is set back', () => {
    const time = clock();
    const limit = new RateLimit({ most: 1, seconds: 1 }, 'acts', () => time.now);
    limit.take('anna');
    time.now -= 100_000;
    expect(() => limit.take('anna')).toThrow(TooMany);
    time.now += 1000;
    limit.take('anna');
  });
  it('remembers a bounded number, and forgets first who was quiet for the longest', () => {
    const limit = new RateLimit({ most: 1, seconds: 1 }, 'acts', () => 5);
    limit.take('quiet');
    limit.take('busy');
    for (let n = 0; n < 30_000; n++) {
      limit.take(`stranger ${n}`);
      if (n % 1000 === 0) expect(() => limit.take('busy')).toThrow(TooMany);
    }
    expect(limit.size).toBe(20_000);
    limit.take('quiet');
  });
  it('that is infinite remembers nobody', () => {
    const limit = new RateLimit({ most: Number.POSITIVE_INFINITY, seconds: 1 }, 'acts', () => 5);
    for (let n = 0; n < 100; n++) limit.take('anna');
    expect(limit.size).toBe(0);
  });
});

test('what somebody holds is counted until they let go, once each', () => {
  const holdings = new Holdings(2, 'pages');
  const letGo = holdings.take('anna', 10);
  const letGoToo = holdings.take('anna', 10);
  expect(() => holdings.take('anna', 10)).toThrow('too many pages: at most 2 at a time');
  holdings.take('bruno', 10)();
  letGo();
  letGo();
  const last = holdings.take('anna', 10);
  expect(() => holdings.take('anna', 10)).toThrow(TooMany);
  letGoToo();
  last();
  expect(holdings.size).toBe(0);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::99', '2001:db8:1:2'],
  ['2001:DB8:1:2:ffff::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
