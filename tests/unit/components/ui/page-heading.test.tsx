import '../../open-cities';
import { expect, test } from '@jest/globals';
import { Breadcrumb } from '@/components/ui/page-heading';
import { words } from '../../html';
import { thisCity } from '../../this-city';

const via = [{ href: '/blog', name: 'Opinion' }];

test('shows the breadcrumb from the front page to this page', () => {
  expect(words(<Breadcrumb city={thisCity()} here="Search" />)).toBe('Home / Search');
  expect(words(<Breadcrumb city={thisCity()} here="A Post" via={via} />)).toBe('Home / Opinion / A Post');
});

test('ends the breadcrumb at the parent if the heading names the page', () => {
  expect(words(<Breadcrumb city={thisCity()} via={via} />)).toBe('Home / Opinion');
});
